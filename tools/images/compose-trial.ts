import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { launchChromium } from "#tools/browser/chromium.ts";
import { consentCookie } from "#tools/browser/consent-cookie.ts";
import { openPage } from "#tools/browser/open-page.ts";
import { prepareScreen } from "#tools/browser/prepare-screen.ts";
import { listRegisteredScreens } from "#tools/browser/screens.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { isPortOpen } from "#tools/services/free-port.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { IMAGE_FILES } from "./base-image.ts";
import { ensurePodmanCompose, isAllowed, podman, PODMAN, PODMAN_COMPOSE, podmanArguments } from "./podman.ts";
import { giveStandIns } from "./stand-ins.ts";

/** Not the name in the file: what a developer has in containers of that name stays as it is. */
const PROJECT = "sparv-trial";
const SITE = "http://localhost:3000";
const SIMULATORS = "http://127.0.0.1:4100";
const PORTS = [3000, 4100];
const RUNNING = ["postgres", "redis", "restate", "simulators", "worker", "web"] as const;
const ENDED = ["migrate", "staff"] as const;

/** Without waiting for each other the programs are started again until all that they need is there. */
const UP_WITHIN_MS = 4 * MINUTE_MS;

/** crun, which podman would choose by itself, refuses machines with both kinds of control groups, and some machines cannot raise the limits. */
const SETTINGS = `[engine]
runtime = "runc"
[containers]
default_ulimits = ["nofile=1024:4096", "nproc=4096:4096"]
`;

const CONTAINERS_FILE = join(IMAGE_FILES, "containers.conf");

/** What Docker does by itself: the other format has no health checks, and the file beside the Containerfile names what is sent. */
const BUILD_ARGUMENTS = [
  "--podman-build-args",
  "--format docker --pull=never --network host --ignorefile ops/Containerfile.dockerignore",
];

/** Of the order's page after the second start, to be looked at. */
const PICTURE = join(ROOT, ".results/compose-order.png");

/** Brings up compose.yaml as it is, orders through it in a browser, stops it, starts it again and finds the order. What is wrong, each as a line. */
export async function tryCompose(): Promise<string[]> {
  for (const port of PORTS)
    if (await isPortOpen(port)) throw new Error(`port ${port} is taken, and compose.yaml publishes on it by default`);
  ensurePodmanCompose();
  mkdirSync(IMAGE_FILES, { recursive: true });
  writeFileSync(CONTAINERS_FILE, SETTINGS);
  const standIns = giveStandIns();
  const browser = await launchChromium();
  try {
    compose("build");
    await timed("first start", up);
    const visitor = await newVisitor(browser);
    const ordered = await timed("login and order", async () => {
      await logInAsStaff(browser);
      return order(visitor);
    });
    const unhealthy = await findUnhealthy();
    compose("down");
    await timed("second start", up);
    await openPage(visitor, ordered.address);
    const found = await readOrder(visitor);
    await visitor.screenshot({ path: PICTURE, fullPage: true });
    return [...unhealthy, ...(found === ordered.text ? [] : [`${ordered.text} is ${found} after the second start`])];
  } catch (error) {
    for (const service of [...RUNNING, ...ENDED]) printLog(service);
    throw error;
  } finally {
    await browser.close();
    compose("down", "--volumes");
    isAllowed("network", "rm", `${PROJECT}_default`);
    for (const name of standIns) podman("untag", name, name);
  }
}

async function up(): Promise<void> {
  compose("up", "--detach");
  await waitUntil(() => answersOk(`${SITE}/ready`), UP_WITHIN_MS, `${SITE}/ready`, 500);
  await waitUntil(isWorkerReady, UP_WITHIN_MS, "the worker to be ready", 500);
  await waitUntil(() => Promise.resolve(ENDED.every(hasSucceeded)), UP_WITHIN_MS, ENDED.join(" and "), 500);
}

/** By the phone with BankID: shows that the certificates are shared, and that the one-shot service has made its person staff. */
async function logInAsStaff(browser: Browser): Promise<void> {
  const page = await newVisitor(browser);
  await openScreen(page, "desk");
  await page.context().close();
}

/** Searches, fetches today's insurance, which the aggregator reports to the site, and orders. */
async function order(page: Page): Promise<{ address: string; text: string }> {
  await openScreen(page, "car-ordered");
  return { address: page.url(), text: await readOrder(page) };
}

async function openScreen(page: Page, name: string): Promise<void> {
  const screen = listRegisteredScreens().find((each) => each.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  await openPage(page, SITE + screen.path);
  await prepareScreen(page, screen, SIMULATORS);
}

async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "sv-SE" });
  await context.addCookies([consentCookie(NECESSARY_ONLY, SITE)]);
  return context.newPage();
}

/** The page's heading and the order's number. */
async function readOrder(page: Page): Promise<string> {
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  const number = await page
    .getByText(/\bSP-\w{5}-\w{5}\b/)
    .first()
    .innerText();
  return `${heading.replace(/\s+/g, " ")} ${number}`;
}

const answersOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

const containerOf = (service: string): string => `${PROJECT}_${service}_1`;

/** Its operators' port is published to no one, so it is asked from inside. */
const isWorkerReady = (): Promise<boolean> => {
  const ask = "fetch('http://127.0.0.1:9465/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))";
  return Promise.resolve(isAllowed("exec", containerOf("worker"), "node", "-e", ask));
};

const hasSucceeded = (service: string): boolean =>
  podman("inspect", "--format", "{{.State.Status}} {{.State.ExitCode}}", containerOf(service)) === "exited 0";

/** Podman runs health checks by systemd alone; here each is run by hand, and again when it fails, as Docker does. */
async function findUnhealthy(): Promise<string[]> {
  const unhealthy: string[] = [];
  for (const service of RUNNING) {
    const isHealthy = () => Promise.resolve(isAllowed("healthcheck", "run", containerOf(service)));
    await waitUntil(isHealthy, MINUTE_MS, service).catch(() =>
      unhealthy.push(`${service} is not healthy by its own check`),
    );
  }
  return unhealthy;
}

function printLog(service: string): void {
  console.error(`--- ${service}`);
  spawnSync(PODMAN, podmanArguments("logs", "--tail", "20", containerOf(service)), { stdio: ["ignore", 2, 2] });
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}

/** Version 1.0 of podman-compose goes on after a command that failed: what must be there afterwards is asked for. */
function compose(...args: readonly string[]): void {
  const { error } = spawnSync(PODMAN_COMPOSE, ["--project-name", PROJECT, ...BUILD_ARGUMENTS, ...args], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, CONTAINERS_CONF: CONTAINERS_FILE },
  });
  if (error) throw error;
}
