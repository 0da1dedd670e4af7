import { parseArgs } from "node:util";
import { startOrderFaultWorld } from "./faults/order-world.ts";
import { type FaultReport, runOrderFaults } from "./faults/orders.ts";

/**
 * `npm run faults -- orders [--orders 300] [--kills 3] [--seed 1] [--json]`: kills things on purpose and counts what it did
 * to the orders. Ends with code 1 when any was lost, placed twice or told wrongly.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: "string", default: "300" },
    kills: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
});

if (positionals[0] !== "orders") {
  console.error("usage: npm run faults -- orders [--orders 300] [--kills 3] [--seed 1] [--json]");
  process.exit(2);
}

const say = (line: string): void => {
  if (!values.json) console.log(line);
};
// Whatever has been started by then ends with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const seed = Number(values.seed);
const world = await startOrderFaultWorld(seed);
const counts = { orders: Number(values.orders), killsEach: Number(values.kills) };
const report = await runOrderFaults({ ...counts, seed, say }, world).catch((error: unknown) => {
  console.error(error);
  return undefined;
});
const isWell = report !== undefined && report.lost + report.doubled + report.wrong === 0;
await world.stop({ keepFiles: !isWell });
if (!isWell) console.error(`logs kept in ${world.folder}`);
if (report) console.log(values.json ? JSON.stringify(report) : summaryOf(report));
process.exit(isWell ? 0 : 1);

function summaryOf({ asked, lost, doubled, wrong, answeredShare }: FaultReport): string {
  return `asked ${asked}, lost ${lost}, doubled ${doubled}, wrong ${wrong}, answered ${(answeredShare * 100).toFixed(1)} %`;
}
