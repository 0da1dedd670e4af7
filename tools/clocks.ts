import { parseArgs } from "node:util";
import { SHORT, reportOf, runClocks, writeClocks } from "./clocks/run-clocks.ts";
import { momentsAfter, selectMoments } from "./clocks/moments.ts";
import { SUITE_NAMES } from "./clocks/suites.ts";

/**
 * `npm run tool -- clocks [--only spring,leap-day] [--suites unit,contracts] [--files postgres/,login/] [--short] [--json]`: the unit and the contract
 * suites with another clock (docs/clocks.md). Installs libfaketime where it is missing (Debian, root). The contract suite needs root, and PostgreSQL
 * and Redis installed: it starts its own. `--files` takes parts of paths, `--short` is what CI runs. Results are stored in `.results/clocks`, so the
 * suites may be run in pieces. `--write` runs nothing: it writes the stored results into docs/clocks.md. Ends with code 1 when a test failed.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    suites: { type: "string" },
    files: { type: "string" },
    short: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const moments = momentsAfter(new Date());
if (values.write) writeClocks(moments);
else {
  const given = values.short ? { ...SHORT, ...withoutUndefined(values) } : values;
  const suites = SUITE_NAMES.filter((name) => (given.suites ?? SUITE_NAMES.join()).split(",").includes(name));
  if (suites.length === 0) throw new Error(`--suites takes ${SUITE_NAMES.join()}`);
  const { results, failures } = await runClocks({
    moments: selectMoments(moments, given.only),
    suites,
    wanted: given.files?.split(",") ?? [],
    log: (line) => console.error(line),
  });
  const report = reportOf(results, failures);
  const sums = `${report.files} files: ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`;
  console.log(values.json ? JSON.stringify(report) : sums);
  process.exitCode = report.failed > 0 ? 1 : 0;
}

function withoutUndefined({ only, suites, files }: { only?: string; suites?: string; files?: string }) {
  return { ...(only && { only }), ...(suites && { suites }), ...(files && { files }) };
}
