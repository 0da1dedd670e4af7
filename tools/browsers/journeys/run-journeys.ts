import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "#tools/processes/paths.ts";
import type { BrowserWorld } from "../browser-world.ts";
import { startBrowser } from "../browsers.ts";
import type { JourneyResult } from "../browsers-report.ts";
import type { BrowserName, RunningBrowser } from "../driver.ts";
import { fetchInsuranceJourney } from "./fetch-insurance.ts";
import type { Journey } from "./journey.ts";
import { myPagesJourney } from "./my-pages.ts";
import { orderCarJourney } from "./order-car.ts";
import { orderElectricityJourney } from "./order-electricity.ts";
import { searchCarJourney } from "./search-car.ts";

/** The first needs no worker: it is the one of a short run. */
export const JOURNEYS: readonly Journey[] = [
  searchCarJourney,
  orderCarJourney,
  fetchInsuranceJourney,
  myPagesJourney,
  orderElectricityJourney,
];

/** The page at the moment that a journey failed. */
const PICTURES = join(ROOT, ".results/browsers");
const PICTURE_LIMIT_MS = 5_000;

/** Every journey in one browser, one after the other, each as a visitor of its own. */
export async function runJourneys(
  name: BrowserName,
  journeys: readonly Journey[],
  world: BrowserWorld,
  note: (result: JourneyResult) => void,
): Promise<void> {
  const browser = await startBrowser(name);
  mkdirSync(PICTURES, { recursive: true });
  try {
    await proveErrorsAreSeen(browser, world.origin);
    for (const journey of journeys) note(await runJourney(browser, journey, world));
  } finally {
    await browser.stop();
  }
}

async function runJourney(browser: RunningBrowser, journey: Journey, world: BrowserWorld): Promise<JourneyResult> {
  const { name, version } = browser;
  world.nextVisitor();
  const startedMs = performance.now();
  const driver = await browser.newVisitor(world.origin);
  let fault: string | undefined;
  let errorsBefore: readonly string[] | undefined;
  try {
    await journey.run(driver, world);
  } catch (error) {
    fault = describeError(error);
    // To take a picture Playwright changes the styles of the page, which its policy forbids.
    errorsBefore = [...driver.errors()];
    const file = join(PICTURES, `${name}-${journey.name.replaceAll(" ", "-")}.png`);
    // A browser that hangs gives no picture either.
    await Promise.race([driver.savePicture(file).catch(() => undefined), setTimeout(PICTURE_LIMIT_MS)]);
  }
  const seconds = (performance.now() - startedMs) / 1_000;
  await driver.close();
  const errors = errorsBefore ?? driver.errors();
  if (errors.length > 0) fault = [fault, ...errors].filter(Boolean).join("\n  ");
  return { browser: name, version, journey: journey.name, seconds, fault };
}

const describeError = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? `${error.message} (${error.cause.message})` : String(error);

const PLANTED = ["planted in the console", "planted in a script"] as const;
const [IN_CONSOLE, IN_SCRIPT] = PLANTED;
const PLANTED_PAGE = `data:text/html,<button onclick='console.error("${IN_CONSOLE}");throw Error("${IN_SCRIPT}")'>Fel</button>`;

/** Each driver reads errors in a way of its own: one that no longer sees any would pass every journey. */
async function proveErrorsAreSeen(browser: RunningBrowser, origin: string): Promise<void> {
  const driver = await browser.newVisitor(origin);
  await driver.open(PLANTED_PAGE);
  await driver.press({ role: "button", name: "Fel" });
  await driver.close();
  const seen = driver.errors().join("\n");
  for (const error of PLANTED)
    if (!seen.includes(error)) throw new Error(`${browser.name} does not show the error "${error}", only: ${seen}`);
}
