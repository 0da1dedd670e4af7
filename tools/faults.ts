import { parseArgs } from "node:util";
import { type FetchFaultReport, runFetchFaults } from "./faults/fetches.ts";
import { startOrderFaultWorld } from "./faults/order-world.ts";
import { type FaultReport, runOrderFaults } from "./faults/orders.ts";

/**
 * `npm run faults -- orders [--orders 2000] [--kills 6] [--seed 1] [--json]`: kills things on purpose and counts what it did
 * to the orders. Ends with code 1 when any was lost, placed twice, reported wrongly, or not confirmed by
 * exactly one mail, or when an audit chain is broken.
 * `npm run faults -- fetches [--fetches 200] …`: the same for fetches; also when a stranger was shown an insurance.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: "string", default: "2000" },
    fetches: { type: "string", default: "200" },
    kills: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
});

const log = (line: string): void => {
  if (!values.json) console.log(line);
};
// What has been started by then ends with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const FAULTS = ["lost", "doubled", "wrong", "mailsMissing", "mailsDoubled", "brokenChains"] as const;
const seed = Number(values.seed);
const killsEach = Number(values.kills);

const runs: ReadonlyMap<string | undefined, () => Promise<number>> = new Map([
  ["orders", killDuringOrders],
  ["fetches", killDuringFetches],
]);
const run = runs.get(positionals[0]);
if (!run) {
  console.error(
    "usage: npm run faults -- orders|fetches [--orders 2000] [--fetches 200] [--kills 6] [--seed 1] [--json]",
  );
  process.exit(2);
}
process.exit(await run());

async function killDuringOrders(): Promise<number> {
  const world = await startOrderFaultWorld(seed);
  const report = await runOrderFaults({ orders: Number(values.orders), killsEach, seed, log }, world).catch(logError);
  const isWell = report !== undefined && FAULTS.every((fault) => report[fault] === 0);
  await world.stop({ keepFiles: !isWell });
  if (!isWell) console.error(`logs are in ${world.folder}`);
  if (report) console.log(values.json ? JSON.stringify(report) : summaryOf(report));
  return isWell ? 0 : 1;
}

async function killDuringFetches(): Promise<number> {
  const report = await runFetchFaults({ fetches: Number(values.fetches), killsEach, seed, log }).catch(logError);
  if (report) console.log(values.json ? JSON.stringify(report) : fetchSummaryOf(report));
  return report && report.lost + report.doubled + report.wrong + report.strayed === 0 ? 0 : 1;
}

function logError(error: unknown): undefined {
  console.error(error);
  return undefined;
}

function summaryOf(report: FaultReport): string {
  const counts = FAULTS.map((fault) => `${fault} ${report[fault]}`).join(", ");
  const open = `uncertain ${report.uncertain}, unanswered ${report.unanswered}`;
  const answered = `answered ${(report.answeredShare * 100).toFixed(1)} %`;
  return `seed ${report.seed}: asked ${report.asked}, ${counts}, ${open}, ${answered}`;
}

function fetchSummaryOf({ asked, lost, doubled, wrong, strayed }: FetchFaultReport): string {
  return `asked ${asked}, lost ${lost}, doubled ${doubled}, wrong ${wrong}, strayed ${strayed}`;
}
