import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fillInSearch } from "#tools/browser/fill-in-search.ts";
import { logIn } from "#tools/browser/log-in.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { openPage } from "#tools/browser/open-page.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { closeVisitors, newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { createDevTree, type DevTree } from "./dev-tree.ts";

/* `npm run dev` as a person has it who has just cloned the repository: in a checkout of its own, beside another one. */

const SECOND_MS = 1_000;
const TAKES_EFFECT_MS = 90 * SECOND_MS;
const FIRST_LOAD_MS = 180 * SECOND_MS;
const [person = { personalNumber: "" }] = readyMade;

let first: DevTree;
let second: DevTree;

beforeAll(async () => {
  first = await createDevTree("first");
  second = await createDevTree("second");
  const tookMs = await first.start();
  console.log(`npm run dev answered after ${Math.round(tookMs / SECOND_MS)} s`);
  if (first.exitCode() !== null) throw new Error(first.output());
});
afterAll(async () => {
  await closeVisitors();
  await first.remove();
  await second.remove();
});

test("a second checkout with the same port is shown in one sentence which setting to change, and touches nothing", async () => {
  await second.start({ SPARV_PORT: String(first.port) });
  expect(second.exitCode()).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`^Port ${first.port} \\(SPARV_PORT, the site\\) is taken[^\\n]*SPARV_PORT=\\d+\\n$`),
  );
  expect(second.programs()).toEqual([]);
});

test("its pages look as those of the production build, and their consoles are quiet", async () => {
  const production = await startStack({ topic: "dev" });
  onTestFinished(() => production.stop());
  for (const width of [390, 1_440]) {
    const expected = await walk(production, width);
    const found = await walk(first, width);
    for (const [name, boxes] of Object.entries(expected)) expect(found[name], `${name} at ${width} px`).toEqual(boxes);
  }
});

test("a changed component and a changed text are on the next page", async () => {
  first.edit("src/web/shell/frame/SiteFooter.tsx", "<footer ", '<footer data-changed="component" ');
  first.edit("src/web/shell/frame/frame.texts.sv.ts", "Hoppa till innehållet", "Hoppa till det ändrade");
  const html = async () => (await fetch(first.url)).text();
  await expect.poll(html, { timeout: TAKES_EFFECT_MS }).toContain('data-changed="component"');
  await expect.poll(html, { timeout: TAKES_EFFECT_MS }).toContain("Hoppa till det ändrade");
});

/** Of every cover: which one the list opens with is not this test's matter. */
const TARIFF = "level: { full: 0.93, half: 0.9, traffic: 0.96 }";
const TEN_TIMES = "level: { full: 9.3, half: 9, traffic: 9.6 }";

test("a changed tariff of a simulated insurer is in the prices of the next search", async () => {
  const before = await priceOf("Åkerbär", "1500");
  const readyBefore = countOf("simulators ready");
  first.edit("simulators/verticals/car/insurers/akerbar.ts", TARIFF, TEN_TIMES);
  await expect.poll(() => countOf("simulators ready"), { timeout: TAKES_EFFECT_MS }).toBeGreaterThan(readyBefore);
  // Another mileage: the price of the same search is known from before.
  expect(await priceOf("Åkerbär", "2000")).toBeGreaterThan(before * 5);
});

test("a changed workflow runs when the engine is asked for it", async () => {
  first.edit(
    "src/journeys/order/place-order.workflow.ts",
    "const loaded: LoadedOrder = {};",
    'console.log("the changed workflow runs");\n  const loaded: LoadedOrder = {};',
  );
  const ask = async () => {
    const id = `no-order-${Math.random()}`;
    await fetch(`${first.ingressUrl}/order/${id}/run/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    return first.output();
  };
  await expect.poll(ask, { timeout: TAKES_EFFECT_MS, interval: SECOND_MS }).toContain("the changed workflow runs");
});

test("two checkouts run side by side, each with its own database and engine", async () => {
  await second.start();
  expect(second.exitCode(), second.output()).toBe(null);
  for (const { url } of [first, second]) expect((await fetch(url)).status).toBe(200);
  const html = await Promise.all([first, second].map(async ({ url }) => (await fetch(url)).text()));
  expect(html.map((each) => each.includes('data-changed="component"'))).toEqual([true, false]);
  expect(second.output()).toMatch(/database sparv_development_\w{6}: made/);
  expect(second.output()).toMatch(/Restate: started at 127\.0\.0\.1:\d+/);
  expect(first.output() + second.output()).not.toContain("without validating request signatures");
});

test("nothing outlives it that is killed hard, and the other goes on", async () => {
  second.killHard();
  await expect.poll(() => second.programs(), { timeout: 30 * SECOND_MS }).toEqual([]);
  expect((await fetch(first.url)).status).toBe(200);
});

test("it ends at Ctrl-C, and no process of it is left", async () => {
  expect(first.programs().length).toBeGreaterThan(3);
  await first.interrupt();
  await expect.poll(() => first.programs(), { timeout: 30 * SECOND_MS }).toEqual([]);
});

test("its next start shows what was changed while it was down, and what was changed before", async () => {
  first.edit("src/web/shell/frame/frame.texts.sv.ts", "Hoppa till det ändrade", "Hoppa till det sist ändrade");
  const tookMs = await first.start();
  console.log(`its second start took ${Math.round(tookMs / SECOND_MS)} s`);
  const html = await (await fetch(first.url)).text();
  expect(html).toContain("Hoppa till det sist ändrade");
  expect(html).toContain('data-changed="component"');
});

const countOf = (text: string): number => first.output().split(text).length - 1;

type Boxes = Record<string, Record<string, string>>;

/** The start page, a form, a result, my pages without and with a login, and an address that is not there. */
async function walk({ url, simulatorsUrl }: Pick<Stack, "url" | "simulatorsUrl">, width: number): Promise<Boxes> {
  const context = await newVisitor({ origin: url, width, height: 900 });
  onTestFinished(() => context.close());
  const page = await openedIn(context);
  const watch = watchPage(page, [/finns-inte/, /Failed to load resource: .* 404/]);
  const boxes: Boxes = {};
  const note = async (name: string) => void (boxes[name] = await measureFrame(page));
  await openPage(page, `${url}/`);
  await note("start");
  await openPage(page, `${url}/finns-inte/`);
  await note("missing");
  await openPage(page, `${url}/forsakring/bil/`);
  await note("form");
  await searchCar(page);
  await note("result");
  await openPage(page, `${url}/minasidor/#logga-in`);
  await note("login");
  await logIn(page, person.personalNumber, simulatorsUrl);
  await page.getByText("Logga ut").first().waitFor({ state: "attached" });
  await note("my pages");
  expect([...watch.errors, ...watch.failedRequests], `${url} at ${width} px`).toEqual([]);
  return boxes;
}

/** The first browser that asks for a page has hundreds of modules made for it. */
async function openedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(FIRST_LOAD_MS);
  return page;
}

const measureFrame = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const sizes = [...document.querySelectorAll("body header, body footer")].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [element.tagName, `${Math.round(width)}x${Math.round(height)}`] as const;
    });
    return Object.fromEntries(sizes.filter(([tag], at) => sizes.findIndex(([other]) => other === tag) === at));
  });

async function searchCar(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillInSearch(page, "car", "ordinary");
  for (const [name, value] of Object.entries(changes))
    await page.locator(`main form [name="${name}"]`).selectOption(value);
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("article").first().waitFor({ timeout: TAKES_EFFECT_MS });
}

/** What a month costs there, in kronor: the card of a price that has just come does not state the year yet. */
async function priceOf(provider: string, yearlymileage: string): Promise<number> {
  const context = await newVisitor({ origin: first.url });
  onTestFinished(() => context.close());
  const page = await openedIn(context);
  await openPage(page, `${first.url}/forsakring/bil/`);
  await searchCar(page, { yearlymileage });
  // The card has its price when the provider has answered.
  const card = page.getByRole("article", { name: provider }).filter({ hasText: A_MONTH });
  const [, digits = ""] = A_MONTH.exec(await card.innerText({ timeout: TAKES_EFFECT_MS })) ?? [];
  return Number(digits.replaceAll(/\D/g, ""));
}

const A_MONTH = /(\d[\d\s]*)kr\/mån/;
