import { parseArgs } from "node:util";
import { type ApplicationFaultReport, runApplicationFaults } from "./faults/applications.ts";
import { type FetchFaultReport, runFetchFaults } from "./faults/fetches.ts";
import { type FaultWorld, startFaultWorld } from "./faults/fault-world.ts";
import { type FaultReport, runOrderFaults } from "./faults/orders.ts";
import { RECEIPT_FAULTS, type ReceiptFaultReport, runReceiptFaults } from "./faults/receipts.ts";
import { runMatrixCommand } from "./faults/matrix/matrix-command.ts";
import { isFaultless, matrixTable } from "./faults/matrix/matrix-report.ts";
import { runNodesFaults } from "./faults/nodes.ts";
import { faultsOf, type NodesReport, nodesTable } from "./faults/nodes-report.ts";
import { startNodesWorld } from "./faults/nodes-world.ts";
import { writeTable } from "./faults/nodes-document.ts";
import { type RestoreReport, restoreFaults, restoreTable, writeRestoreTable } from "./faults/restore-report.ts";
import { runRestore, startRestoreWorld } from "./faults/restore.ts";
import { buildRelease, commitBeforeLastMigration } from "./faults/release.ts";
import { upgradeFaults, type UpgradeReport, upgradeTable, writeUpgradeTable } from "./faults/upgrade-report.ts";
import { runUpgrade } from "./faults/upgrade.ts";
import { runWatchFaults } from "./faults/watches.ts";
import type { WatchFaultReport } from "./faults/watch-verdict.ts";
import { runSwitchFaults, SWITCH_SETTINGS, type SwitchFaultReport } from "./faults/switches.ts";

/**
 * `npm run faults -- orders [--orders 2000] [--kills 6] [--seed 1] [--json]`: kills things on purpose and counts what it did
 * to the orders. Ends with code 1 when any was lost, placed twice, reported wrongly, or not confirmed by
 * exactly one mail, or when an audit chain is broken.
 * `npm run faults -- fetches [--fetches 200] …`: the same for fetches; also when a stranger was shown an insurance.
 * `npm run faults -- switches [--switches 500] …`: orders of electricity, each followed until its supplier has switched.
 * `npm run faults -- applications [--applications 300] [--day-seconds 60] …`: the same for applications that are answered over four days,
 * also when a stranger could read one.
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
 * `npm run faults -- watches [--count 10000] …`: a year of watches; also when a mail came twice, or after the watch was stopped.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: "string", default: "2000" },
    fetches: { type: "string", default: "200" },
    switches: { type: "string", default: "500" },
    applications: { type: "string", default: "300" },
    count: { type: "string", default: "10000" },
    receipts: { type: "string", default: "1000" },
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

const FAULTS = ["lost", "doubled", "wrong", "mailsMissing", "mailsDoubled", "brokenChains"] as const;
const SWITCH_FAULTS = ["lost", "doubled", "mailsMissing", "mailsDoubled", "brokenChains"] as const;
const WATCH_FAULTS = ["lost", "doubled", "mailsDoubled", "mailsAfterStop", "mailsMissing"] as const;
const seed = Number(values.seed);
const killsEach = Number(values.kills);

const runs: ReadonlyMap<string | undefined, () => Promise<number>> = new Map([
  ["orders", killDuringOrders],
  ["fetches", killDuringFetches],
  ["switches", killDuringSwitches],
  ["applications", killDuringApplications],
  ["watches", killDuringWatches],
  ["receipts", alterReceipts],
  ["nodes", takeNodesAway],
  ["restore", restoreBackup],
  ["upgrade", replaceRelease],
  ["matrix", breakEveryPart],
]);
const run = runs.get(positionals[0]);
if (!run) {
  console.error(
    "usage: npm run faults -- orders|fetches|switches|applications|watches|receipts|nodes|restore|upgrade|matrix [--only web/kill] [--seconds 6] [--short] [--write] [--receipts 1000] [--orders 2000] [--fetches 200] [--switches 500] [--applications 300] [--count 10000] [--kills 6] [--seed 1] [--json]",
  );
  process.exit(2);
}
process.exit(await run());

async function killDuringOrders(): Promise<number> {
  const world = await startFaultWorld({ seed, hasWeb: true });
  const report = await runOrderFaults({ orders: Number(values.orders), killsEach, seed, log }, world).catch(logError);
  return endRun(world, report, report !== undefined && FAULTS.every((fault) => report[fault] === 0), summaryOf);
}

async function killDuringSwitches(): Promise<number> {
  const world = await startFaultWorld({ seed, hasWeb: false, settings: SWITCH_SETTINGS });
  const options = { switches: Number(values.switches), killsEach, seed, log };
  const report = await runSwitchFaults(options, world).catch(logError);
  const isWell = report !== undefined && SWITCH_FAULTS.every((fault) => report[fault] === 0);
  return endRun(world, report, isWell, switchSummaryOf);
}

async function endRun<Report>(
  world: Pick<FaultWorld, "folder" | "stop">,
  report: Report | undefined,
  isWell: boolean,
  summarize: (report: Report) => string,
): Promise<number> {
  await world.stop({ keepFiles: !isWell });
  if (!isWell) console.error(`logs are in ${world.folder}`);
  if (report) console.log(values.json ? JSON.stringify(report) : summarize(report));
  return isWell ? 0 : 1;
}

async function killDuringApplications(): Promise<number> {
  const dayMs = Number(values["day-seconds"]) * 1_000;
  const options = { applications: Number(values.applications), killsEach, dayMs, log };
  const report = await runApplicationFaults(options).catch(logError);
  if (report) console.log(values.json ? JSON.stringify(report) : applicationSummaryOf(report));
  return report && report.lost + report.doubled + report.mailsWrong + report.strayed === 0 ? 0 : 1;
}

async function killDuringWatches(): Promise<number> {
  const report = await runWatchFaults({ watches: Number(values.count), killsEach, seed, log }).catch(logError);
  if (report) console.log(values.json ? JSON.stringify(report) : watchSummaryOf(report));
  return report && WATCH_FAULTS.every((fault) => report[fault] === 0) ? 0 : 1;
}

async function alterReceipts(): Promise<number> {
  const report = await runReceiptFaults({ receipts: Number(values.receipts), seed, log }).catch(logError);
  if (report) console.log(values.json ? JSON.stringify(report) : receiptSummaryOf(report));
  return report && RECEIPT_FAULTS.every((fault) => report[fault] === 0) ? 0 : 1;
}

async function takeNodesAway(): Promise<number> {
  const size = values.short ? { orders: 8, searches: 16 } : { orders: 60, searches: 80 };
  const startedMs = performance.now();
  const world = await startNodesWorld({ seed });
  log(`started in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
  const report = await runNodesFaults({ seed, ...size, log }, world).catch(logError);
  const faults = report ? faultsOf(report) : ["the run did not end"];
  for (const fault of faults) console.error(fault);
  if (report && values.write) writeTable(report);
  return endRun<NodesReport>(world, report, faults.length === 0, nodesTable);
}

async function replaceRelease(): Promise<number> {
  const release = buildRelease(values.from ?? commitBeforeLastMigration());
  try {
    const world = await startNodesWorld({ seed, release });
    const options = { seed, orders: values.short ? 4 : 20, log };
    const report = await runUpgrade(options, world, release).catch(logError);
    const faults = report ? upgradeFaults(report) : ["the run did not end"];
    for (const fault of faults) console.error(fault);
    if (report && values.write) writeUpgradeTable(report);
    return await endRun<UpgradeReport>(world, report, faults.length === 0, upgradeTable);
  } finally {
    release.remove();
  }
}

async function restoreBackup(): Promise<number> {
  const world = await startRestoreWorld(seed);
  const report = await runRestore({ orders: Number(values.orders), seed, log }, world).catch(logError);
  const faults = report ? restoreFaults(report) : ["the run did not end"];
  for (const fault of faults) console.error(fault);
  if (report && values.write) writeRestoreTable(report);
  return endRun<RestoreReport>(world, report, faults.length === 0, restoreTable);
}

async function breakEveryPart(): Promise<number> {
  const command = { seed, only: values.only, faultSeconds: Number(values.seconds), isWritten: values.write, log };
  const report = await runMatrixCommand(command).catch(logError);
  if (report) console.log(values.json ? JSON.stringify(report) : matrixTable(report.rows));
  return report && isFaultless(report) ? 0 : 1;
}

function receiptSummaryOf(report: ReceiptFaultReport): string {
  const { receipts, verticals, changes, whole, pages } = report;
  const counts = RECEIPT_FAULTS.map((fault) => `${fault} ${report[fault]}`).join(", ");
  const rules = Object.entries(report.rules).map(([rule, made]) => `${rule}: ${made}`);
  return `seed ${report.seed}: receipts ${receipts} of ${verticals} verticals (${rules.join(", ")}), changed copies ${changes}, changed at every byte ${whole}, pages ${pages}, ${counts}`;
}

function watchSummaryOf(report: WatchFaultReport): string {
  const { watches, dueRuns, runs, kills, mails, stopped, uncertain, askedAgain } = report;
  const counts = WATCH_FAULTS.map((fault) => `${fault} ${report[fault]}`).join(", ");
  const done = `watches ${watches}, due ${dueRuns}, runs ${runs}, mails ${mails}, stopped ${stopped}, kills ${kills}`;
  return `${done}, ${counts}, uncertain ${uncertain}, asked again ${askedAgain}`;
}

function applicationSummaryOf(report: ApplicationFaultReport): string {
  const { applications, answers, workerKills, engineKills, lost, doubled, mailsWrong, strayed } = report;
  return [
    `${applications} applications, ${answers} answers; worker cut ${workerKills} times, engine killed ${engineKills} times`,
    `${lost} lost, ${doubled} doubled, ${mailsWrong} with a wrong number of mails, ${strayed} visible to a stranger`,
  ].join("\n");
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

function switchSummaryOf(report: SwitchFaultReport): string {
  const counts = SWITCH_FAULTS.map((fault) => `${fault} ${report[fault]}`).join(", ");
  const done = `switches ${report.switches}, corrections ${report.corrections}, mails ${report.mails}, kills ${report.kills}`;
  return `seed ${report.seed}: ${done}, ${counts}, uncertain ${report.uncertain}`;
}
