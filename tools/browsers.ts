import { parseArgs } from "node:util";
import { startBrowserWorld } from "./browsers/browser-world.ts";
import { BROWSER_NAMES, installBrowsers } from "./browsers/browsers.ts";
import { browsersTable, type BrowsersReport, describeResult, type JourneyResult } from "./browsers/browsers-report.ts";
import { JOURNEYS, runJourneys } from "./browsers/journeys/run-journeys.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- browsers [--only firefox,webkit] [--short] [--write] [--json]`: the main journeys of a visitor in Chromium, Firefox and WebKit. Installs
 * the browsers where they are missing (Debian, root), builds if needed, and starts a stack of its own; needs the services. `--short` runs one journey
 * per browser, `--write` puts the table into docs/browsers.md. Ends with code 1 when a journey failed or a browser reported an error; a picture of
 * the page is then in `.results/browsers`.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: BROWSER_NAMES.join() },
    short: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const MARKS = { begin: "<!-- figures: npm run tool -- browsers --write -->", end: "<!-- end of figures -->" };

// What has been started by then ends with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const names = BROWSER_NAMES.filter((name) => values.only.split(",").includes(name));
if (values.write && (values.short || names.length < BROWSER_NAMES.length)) throw new Error("--write needs a whole run");
if (names.length === 0) throw new Error(`--only takes ${BROWSER_NAMES.join()}`);
installBrowsers(names);
const world = await startBrowserWorld({ canOrder: !values.short });
const results: JourneyResult[] = [];
const note = (result: JourneyResult): void => {
  results.push(result);
  console.error(describeResult(result));
};
const broken: string[] = [];
try {
  for (const name of names)
    await runJourneys(name, values.short ? JOURNEYS.slice(0, 1) : JOURNEYS, world, note).catch((error: unknown) =>
      broken.push(`${name}: ${String(error)}`),
    );
} finally {
  await world.stop();
}
const report: BrowsersReport = { name: "browsers", results };
for (const fault of broken) console.error(fault);
if (values.write && broken.length === 0) writePart("docs/browsers.md", MARKS, browsersTable(report));
console.log(values.json ? JSON.stringify(report) : browsersTable(report));
process.exitCode = broken.length > 0 || results.some(({ fault }) => fault !== undefined) ? 1 : 0;
