import { parseArgs } from "node:util";
import { applications } from "./faults/applications.ts";
import { fetches } from "./faults/fetches.ts";
import { matrix } from "./faults/matrix.ts";
import { nodes } from "./faults/nodes.ts";
import { orders } from "./faults/orders.ts";
import { receipts } from "./faults/receipts.ts";
import { restore } from "./faults/restore.ts";
import type { Ended, FaultOptions, Scenario } from "./faults/scenario.ts";
import { switches } from "./faults/switches.ts";
import { upgrade } from "./faults/upgrade.ts";
import { watches } from "./faults/watches.ts";
import { startStack } from "./processes/stack.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run faults -- orders [--orders 2000] [--kills 6] [--seed 1] [--json]`: kills things on purpose and counts what it did
 * to the orders. Ends with code 1 when any was lost, placed twice, reported wrongly, or not confirmed by
 * exactly one mail, or when an audit chain is broken.
 * `npm run faults -- fetches [--fetches 200] …`: the same for fetches; also when a stranger was shown an insurance.
 * `npm run faults -- switches [--switches 500] …`: orders of electricity, each followed until its supplier has switched.
 * `npm run faults -- applications [--applications 300] [--day-seconds 60] …`: the same for applications that are answered over four days,
 * also when a stranger could read one.
 * `npm run faults -- watches [--count 300] …`: a year of watches; also when a mail came twice, or after the watch was stopped.
 * `npm run faults -- receipts [--receipts 1000] [--seed 1] [--json]`: so many lists under each rule, all their receipts, and copies of them with one changed byte; ends with
 * code 1 when a receipt is not verified, or a changed copy is.
 * `npm run faults -- nodes [--short] [--write] [--json]`: two of every node behind a balancer; restarts and kills them, and promotes the
 * replica. `--write` puts the table into docs/nodes.md.
 * `npm run faults -- restore [--orders 2000] [--write] [--json]`: drops a table, and restores the database to a moment before it. `--write`
 * puts the figures into docs/backup.md.
 * `npm run faults -- upgrade [--from COMMIT] [--short] [--write] [--json]`: an earlier release is replaced by this one and returns, under
 * load; without a commit, the one before the last migration. `--write` puts the table into docs/nodes.md.
 * `npm run faults -- matrix [--only web/kill,smtp] [--seconds 6] [--write] [--seed 1] [--json]`: every part with every failure, one after
 * the other, under mixed traffic. `--write` puts the table into docs/fault-matrix.md, with the rows of earlier runs.
 */
const scenarios: Readonly<Record<string, Scenario>> = {
  orders,
  fetches,
  switches,
  applications,
  watches,
  receipts,
  nodes,
  restore,
  upgrade,
  matrix,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: "string" },
    fetches: { type: "string" },
    switches: { type: "string" },
    applications: { type: "string" },
    count: { type: "string" },
    receipts: { type: "string" },
    "day-seconds": { type: "string", default: "60" },
    kills: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    from: { type: "string" },
    only: { type: "string" },
    seconds: { type: "string", default: "6" },
    short: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const log = (line: string): void => {
  if (!values.json) console.log(line);
};
// What has been started by then ends with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const scenario = scenarios[positionals[0] ?? ""];
if (!scenario) {
  console.error(
    `usage: npm run faults -- ${Object.keys(scenarios).join("|")} [--only web/kill] [--seconds 6] [--short] [--write] [--receipts 1000] [--orders 2000] [--fetches 200] [--switches 500] [--applications 300] [--day-seconds 60] [--count 300] [--kills 6] [--seed 1] [--json]`,
  );
  process.exit(2);
}
process.exit((await runScenario(scenario)) ? 0 : 1);

async function runScenario({
  option,
  count = 0,
  shortCount = count,
  world,
  run,
  document,
}: Scenario): Promise<boolean> {
  const given: unknown = option === undefined ? undefined : values[option as keyof typeof values];
  const options: FaultOptions = {
    seed: Number(values.seed),
    count: typeof given === "string" ? Number(given) : values.short ? shortCount : count,
    killsEach: Number(values.kills),
    dayMs: Number(values["day-seconds"]) * 1_000,
    isShort: values.short,
    isWritten: values.write,
    only: values.only,
    faultMs: Number(values.seconds) * 1_000,
    from: values.from,
    log,
  };
  const startedMs = performance.now();
  const stack = await startStack(world(options));
  log(`started in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
  const ended = await run(stack, options).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  const faults = ended ? ended.faults : ["the run did not end"];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`logs are in ${stack.folder}`);
  if (ended) {
    if (values.write && document && ended.table !== undefined) writePart(document.path, document, ended.table);
    console.log(values.json ? JSON.stringify(ended.report) : shown(ended));
  }
  await stack.stop({ keepsFiles: faults.length > 0 });
  return faults.length === 0;
}

/** For people: a table where there is one, otherwise the counts in a line. */
function shown({ report, table }: Ended): string {
  if (table !== undefined) return table;
  const { answeredShare, name, ...counts } = report;
  const line = Object.entries(counts).map(([what, count]) => `${what} ${String(count)}`);
  return `${name}: ${line.join(", ")}, answered ${(answeredShare * 100).toFixed(1)} %`;
}
