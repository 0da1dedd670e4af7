import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";
import type { BrowserWorld } from "../browser-world.ts";
import { startBrowser } from "../browsers.ts";
import type { JourneyResult } from "../browsers-report.ts";
import type { BrowserName, Driver, RunningBrowser } from "../driver.ts";
import { ANSWER_LIMIT_MS, answerWithin, BrowserHangs, limitDriver } from "../limited-driver.ts";
import {
  type Journey,
  fetchInsuranceJourney,
  myPagesJourney,
  orderCarJourney,
  orderElectricityJourney,
  searchCarJourney,
} from "./journeys.ts";

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

/** A driver that hangs shows nothing of the page: the journey is begun anew, in a new browser, and the table counts it. */
const BROWSERS_PER_JOURNEY = 3;

/** Every journey in one browser, one after the other, each as a visitor of its own. */
export async function runJourneys(
  name: BrowserName,
  journeys: readonly Journey[],
  world: BrowserWorld,
  note: (result: JourneyResult) => void,
): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  let browser = await startProven(name, world.origin);
  try {
    for (const journey of journeys) {
      let hangs = 0;
      let result = await runJourney(browser, journey, world);
      while (result === "hangs" && ++hangs < BROWSERS_PER_JOURNEY) {
        await browser.stop();
        browser = await startProven(name, world.origin);
        result = await runJourney(browser, journey, world);
      }
      if (result === "hangs") throw new Error(`${name} hung ${hangs} times in ${journey.name}`);
      note({ ...result, hangs });
    }
  } finally {
    await browser.stop();
  }
}

async function startProven(name: BrowserName, origin: string): Promise<RunningBrowser> {
  const browser = await startBrowser(name);
  try {
    await proveErrorsAreSeen(browser, origin);
    return browser;
  } catch (error) {
    await browser.stop();
    throw error;
  }
}

const newVisitor = async (browser: RunningBrowser, origin: string): Promise<Driver> =>
  limitDriver(await answerWithin(ANSWER_LIMIT_MS, "newVisitor", browser.newVisitor(origin)), ANSWER_LIMIT_MS);

async function runJourney(
  browser: RunningBrowser,
  journey: Journey,
  world: BrowserWorld,
): Promise<Omit<JourneyResult, "hangs"> | "hangs"> {
  const { name, version } = browser;
  world.nextVisitor();
  const startedMs = performance.now();
  try {
    const driver = await newVisitor(browser, world.origin);
    let fault = await faultOf(journey, driver, world);
    // To take a picture Playwright changes the styles of the page, which its policy forbids.
    const errorsBefore = fault === undefined ? undefined : [...driver.errors()];
    if (fault !== undefined) await savePicture(driver, `${name}-${journey.name.replaceAll(" ", "-")}.png`);
    const seconds = (performance.now() - startedMs) / 1_000;
    await driver.close();
    const errors = errorsBefore ?? driver.errors();
    if (errors.length > 0) fault = [fault, ...errors].filter(Boolean).join("\n  ");
    return { browser: name, version, journey: journey.name, seconds, fault };
  } catch (error) {
    if (!(error instanceof BrowserHangs)) throw error;
    console.error(`${name}: ${journey.name}: ${error.message}`);
    return "hangs";
  }
}

async function faultOf(journey: Journey, driver: Driver, world: BrowserWorld): Promise<string | undefined> {
  try {
    await journey.run(driver, world);
    return undefined;
  } catch (error) {
    if (error instanceof BrowserHangs) throw error;
    return describeError(error);
  }
}

async function savePicture(driver: Driver, file: string): Promise<void> {
  const picture = driver.savePicture(join(PICTURES, file));
  await answerWithin(PICTURE_LIMIT_MS, "savePicture", picture).catch(() => undefined);
}

const describeError = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? `${error.message} (${error.cause.message})` : String(error);

const PLANTED = ["planted in the console", "planted in a script"] as const;
const [IN_CONSOLE, IN_SCRIPT] = PLANTED;
const PLANTED_PAGE = `data:text/html,<button onclick='console.error("${IN_CONSOLE}");throw Error("${IN_SCRIPT}")'>Fel</button>`;

/** Each driver reads errors in a way of its own: one that no longer sees any would pass every journey. */
async function proveErrorsAreSeen(browser: RunningBrowser, origin: string): Promise<void> {
  const driver = await newVisitor(browser, origin);
  await driver.open(PLANTED_PAGE);
  await driver.press({ role: "button", name: "Fel" });
  await driver.close();
  const seen = driver.errors().join("\n");
  for (const error of PLANTED)
    if (!seen.includes(error)) throw new Error(`${browser.name} does not show the error "${error}", only: ${seen}`);
}
