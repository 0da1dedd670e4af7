import { parseArgs } from "node:util";
import { runFuzz } from "./fuzz/run-fuzz.ts";

/**
 * `npm run tool -- fuzz [--requests 100000] [--seed 1] [--from 0] [--json]`: sends requests made from the contracts, most of them wrong in some way, to a
 * stack of its own. Ends with code 1 on any server error, hang or leak. `--from 4711 --requests 1` replays one.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    json: { type: "boolean", default: false },
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const report = await runFuzz({
  topic: "fuzz",
  requests: Number(values.requests),
  seed: Number(values.seed),
  from: Number(values.from),
  log: (line) => {
    if (!values.json) console.log(line);
  },
});
const { faults, ...figures } = report;
for (const fault of faults) console.error(fault);
console.log(values.json ? JSON.stringify(figures) : figures);
process.exit(report.serverErrors + report.hangs + report.leaks === 0 ? 0 : 1);
