import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { type TestContext, TestRunner } from "vitest";
import { ROOT } from "#tools/processes/paths.ts";

const FOLDER = join(ROOT, ".results/traces");

/**
 * What Playwright records of the pages of a test that failed and is tried again, or of every test with `npm run tool -- journeys watched <file>`: each step, a picture of the
 * page and its requests. `npx playwright-core show-trace <file>` shows it. Recording takes a fifth more time, so a first attempt has none.
 */
export async function traceRetries(
  context: BrowserContext,
  isTraced = "SPARV_JOURNEY_TRACE" in process.env,
): Promise<void> {
  const test = TestRunner.getCurrentTest<TestContext["task"] | undefined>();
  if (test === undefined || !(isTraced || (test.result?.retryCount ?? 0) > 0)) return;
  await context.tracing.start({ screenshots: true, snapshots: true });
  const close = context.close.bind(context);
  context.close = async (...options) => {
    await context.tracing.stop({ path: traceFile(test.name) });
    await close(...options);
  };
}

/** The last visitor of a test overwrites those before it. */
export const traceFile = (testName: string): string =>
  join(FOLDER, `${testName.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 100)}.zip`);
