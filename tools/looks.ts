import { parseArgs } from "node:util";
import { storePrices } from "#tests/support/electricity/store-prices.ts";
import { launchChromium } from "#tools/browser/chromium.ts";
import { listRegisteredScreens, type Screen } from "#tools/browser/screens.ts";
import { checkScreen } from "./looks/check-screen.ts";
import {
  LOOKS,
  type LookResult,
  listGallerySections,
  listGaps,
  mergeResults,
  readResults,
  resultOf,
  resultsTable,
  writeResults,
} from "./looks/results.ts";
import { type Stack, startStack } from "./processes/stack.ts";

/**
 * `npm run tool -- looks [--only REGEX] [--base URL] [--write] [--json]`: every registered screen and every section of the gallery with axe in both
 * themes, at 200 % zoom, at 320 px, in forced colours and with reduced motion. Without `--base` it starts a stack of its own. `--write` puts the
 * results into docs/accessibility/results.json and docs/accessibility.md, beside those of screens that were left out. Ends with code 1 when
 * something was found.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    base: { type: "string" },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

/** A screen waits for answers as long as it is checked: two cores serve two. */
const AT_ONCE = 2;

const all = [...listRegisteredScreens(), ...listGallerySections()];
const wanted = all.filter(({ name }) => new RegExp(values.only).test(name));
const stack = values.base === undefined ? await startLooked() : undefined;
const browser = await launchChromium();
const results: LookResult[] = [];
// What has been checked by then is still written.
process.once("SIGTERM", () => void browser.close());
try {
  const waiting = [...wanted];
  await Promise.all(Array.from({ length: AT_ONCE }, () => checkNext(waiting)));
} finally {
  await browser.close();
  await stack?.stop();
}
const names = all.map(({ name }) => name);
const ordered = mergeResults([], results, names);
if (values.write) {
  writeResults(mergeResults(readResults(), results, names));
  for (const gap of listGaps(readResults(), names)) console.error(gap);
}
if (values.json) console.log(JSON.stringify(ordered));
else console.log(resultsTable(ordered));
for (const { screen, look, findings } of ordered)
  for (const finding of findings) console.error(`${screen}, ${look}: ${finding}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

async function checkNext(waiting: Screen[]): Promise<void> {
  for (let screen = waiting.shift(); screen && browser.isConnected(); screen = waiting.shift())
    results.push(...(await checkOrFail(screen)));
}

/** A screen that cannot be reached is a finding of its own: the others are checked all the same. */
async function checkOrFail(screen: Screen): Promise<LookResult[]> {
  const startedAt = performance.now();
  try {
    const found = await checkScreen(browser, screen, {
      url: values.base ?? stack?.url ?? "",
      simulatorsUrl: stack?.simulatorsUrl,
    });
    const failed = found.filter(({ passed }) => !passed).map(({ look }) => look);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.error(`${screen.name}: ${failed.length === 0 ? "passed" : failed.join(", ")} in ${seconds} s`);
    return found;
  } catch (error) {
    // Interrupted: what is not checked has no result.
    if (!browser.isConnected()) return [];
    const findings = [`not reached: ${String(error)}`];
    console.error(`${screen.name}: ${findings.join()}`);
    return LOOKS.map((look) => resultOf(screen.name, look, findings));
  }
}

function startLooked(): Promise<Stack> {
  return startStack({
    topic: "looks",
    speed: "instant",
    workers: 1,
    prepare: storePrices,
    // A fetch is shown without a phone.
    env: { SPARV_MOCK_LOGIN: "on" },
  });
}
