import type { Assumptions } from "./assumptions.ts";
import { capacityAt, ceilings, perSearch, searchesWithin } from "./capacity.ts";
import { lineChart } from "./chart.ts";
import { formatNumber as n, formatTable, replacePart } from "./markdown.ts";
import type { Measurement } from "./measurements.ts";
import { costLinesOf, type Costs, costsOf, type Use } from "./operation-costs.ts";
import { ratioTable } from "./ratio-table.ts";
import { SERIES_STEP_S, type Simulation } from "./simulation.ts";

export interface PageData {
  readonly before: Measurement;
  /** Not measured yet. */
  readonly after: Measurement | undefined;
  readonly assumptions: Assumptions;
  readonly simulation: Simulation;
}

const RATES = [10, 1_000, 50_000];

/** The page with every part that is computed made again. */
export function makePage(page: string, { before, after, assumptions, simulation }: PageData): string {
  const measured = after && costsOf(after) ? after : before;
  const costs = costsOf(measured);
  if (!costs) throw new Error("no measurement has the costs of a search, a poll and an order");
  const parts: Readonly<Record<string, string>> = {
    measurements: describeMeasurements(before, after),
    ratios: ratioTable(before, after),
    costs: costTable(costs, assumptions),
    links: linkTable(measured),
    capacity: capacityTable(costs, assumptions),
    ceilings: ceilingTable(costs, assumptions),
    providers: providerTable(assumptions),
    simulation: simulationTable(simulation),
    storm: stormTable(simulation),
  };
  return Object.entries(parts).reduce((made, [name, content]) => replacePart(made, name, content), page);
}

function describeMeasurements(before: Measurement, after: Measurement | undefined): string {
  const describe = (name: string, { measuredAt, commit, machine, note }: Measurement): string =>
    `- ${name}: ${measuredAt}, commit ${commit}, ${machine}.${note ? ` ${note}` : ""}`;
  return [
    describe("before", before),
    after ? describe("after", after) : "- after: not measured yet (`npm run tool -- scale --measure`).",
  ].join("\n");
}

const ROWS: readonly (readonly [string, (use: Use) => number])[] = [
  ["processor of a web node, µs", ({ webUs }) => webUs],
  ["processor of a worker, µs", ({ workerUs }) => workerUs],
  ["processor of PostgreSQL, µs", ({ postgresUs }) => postgresUs],
  ["processor of Redis, µs", ({ redisUs }) => redisUs],
  ["processor of Restate, µs", ({ restateUs }) => restateUs],
  ["SQL statements", ({ statements }) => statements],
  ["bytes of PostgreSQL's log", ({ walBytes }) => walBytes],
  ["bytes stored in PostgreSQL, with indexes", ({ storedBytes }) => storedBytes],
  ["Redis commands", ({ redisCommands }) => redisCommands],
  ["bytes of Redis' memory", ({ redisBytes }) => redisBytes],
  ["entries of Restate's journal", ({ journalEntries }) => journalEntries],
  ["bytes that Restate writes to its disk", ({ engineDiskBytes }) => engineDiskBytes],
  ["bytes to and from the visitor", ({ visitorBytes }) => visitorBytes],
  ["bytes to and from providers", ({ providerBytes }) => providerBytes],
];

function costTable(costs: Costs, assumptions: Assumptions): string {
  const { search, poll, order } = costs;
  const whole = perSearch(costs, assumptions);
  return formatTable(
    ["of one", "search", "poll", "order", "search with all that follows"],
    ROWS.map(([name, pick]) => [name, ...[search, poll, order, whole].map((use) => n(pick(use)))]),
  );
}

/** Bytes of one operation by link, and the connections that were open at once while it was measured. */
function linkTable(measured: Measurement): string {
  const operations = costLinesOf(measured).filter(({ name }) => name !== "idle second");
  const links = Object.keys(operations[0]?.network ?? {});
  return formatTable(
    [
      "link",
      ...operations.map(({ name }) => `bytes of one ${name}`),
      ...operations.map(({ name }) => `connections, ${name}`),
    ],
    links.map((link) => [
      link,
      ...operations.map(({ network }) => n(network[link]?.bytes ?? 0)),
      ...operations.map(({ network }) => n(network[link]?.connections ?? 0)),
    ]),
  );
}

function capacityTable(costs: Costs, assumptions: Assumptions): string {
  const at = RATES.map((rate) => capacityAt(rate, costs, assumptions));
  const insurerCount = assumptions.providerLimitsPerSecond.length;
  const rows: readonly (readonly [string, (capacity: (typeof at)[number]) => string])[] = [
    ["web nodes of one core", ({ webNodes }) => n(webNodes)],
    ["workers of one core", ({ workers }) => n(workers)],
    ["cores of PostgreSQL", ({ postgresCores }) => n(postgresCores)],
    ["PostgreSQL shards", ({ postgresShards }) => n(postgresShards)],
    ["statements a second", ({ statementsPerSecond }) => n(statementsPerSecond)],
    ["MB of log a second", ({ walMegabytesPerSecond }) => n(walMegabytesPerSecond)],
    ["connections that programs would open", ({ connections }) => n(connections.programs)],
    ["connections behind a pooler", ({ connections }) => n(connections.servers)],
    ["Redis nodes", ({ redisNodes }) => n(redisNodes)],
    ["GB in Redis", ({ redisGigabytes }) => n(redisGigabytes)],
    ["Redis commands a second", ({ redisCommandsPerSecond }) => n(redisCommandsPerSecond)],
    ["orders a second", ({ ordersPerSecond }) => n(ordersPerSecond)],
    ["cores of Restate", ({ restateCores }) => n(restateCores)],
    ["Restate partitions", ({ restatePartitions }) => n(restatePartitions)],
    ["Mbit/s to visitors", ({ megabits }) => n(megabits.visitors)],
    ["Mbit/s to providers", ({ megabits }) => n(megabits.providers)],
    ["GB stored a day", ({ gigabytesPerDay }) => n(gigabytesPerDay)],
    ["GB retained", ({ retainedGigabytes }) => n(retainedGigabytes)],
    ["insurers over their limit", ({ providersOverLimit }) => `${providersOverLimit} of ${insurerCount}`],
    ["SEK per 1,000 searches", ({ sekPerThousand }) => n(sekPerThousand)],
  ];
  return formatTable(
    ["at the peak", ...RATES.map((rate) => `${n(rate)} searches/s`)],
    rows.map(([name, show]) => [name, ...at.map(show)]),
  );
}

/** A part is changed before it is full. */
const CHANGE_AT_SHARE = 0.6;

function ceilingTable(costs: Costs, assumptions: Assumptions): string {
  return formatTable(
    ["what is full", "at searches/s", "change at", "what follows"],
    ceilings(costs, assumptions).map(({ part, perSecond, change }) => [
      part,
      n(perSecond),
      n(perSecond * CHANGE_AT_SHARE),
      change,
    ]),
  );
}

const REPEATED = [0, 0.1, 0.2, 0.4, 0.6, 0.8];

function providerTable(assumptions: Assumptions): string {
  const count = assumptions.providerLimitsPerSecond.length;
  const taking = [count, Math.ceil(count / 2), 1];
  return formatTable(
    ["repeated searches", ...taking.map((insurers) => `searches/s with ${insurers} of ${count} insurers`)],
    REPEATED.map((share) => [
      `${Math.round(share * 100)} %`,
      ...taking.map((insurers) => n(searchesWithin(insurers, share, assumptions))),
    ]),
  );
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

function simulationTable({ evenings }: Simulation): string {
  return formatTable(
    [
      "evening",
      "searches",
      "refused, given up",
      "8 prices or more",
      "all 12",
      "list p50, p99 ms",
      "end p50, p99 ms",
      "longest queue",
      "asked, shared, cached",
      "over a limit",
    ],
    evenings.map((each) => [
      each.name,
      n(each.searches),
      `${n(each.refused)}, ${n(each.givenUp)}`,
      percent(each.withEight),
      percent(each.withAll),
      `${n(each.listMs.p50)}, ${n(each.listMs.p99)}`,
      `${n(each.endMs.p50)}, ${n(each.endMs.p99)}`,
      n(each.mostQueued),
      `${n(each.asked)}, ${n(each.shared)}, ${n(each.cached)}`,
      n(each.overLimit),
    ]),
  );
}

function stormTable({ evenings }: Simulation): string {
  const times = ({ offered, arrived }: { readonly offered: number; readonly arrived: number }): string =>
    `${n(arrived)} of ${n(offered)} (${n(arrived / offered)})`;
  return formatTable(
    ["evening", "sent to the insurer that fails", "sent to the one that hangs", "second tries"],
    evenings
      .filter(({ failing }) => failing.offered > 0)
      .map(({ name, failing, hanging, retries }) => [name, times(failing), times(hanging), n(retries)]),
  );
}

export function makeChart({ evenings }: Simulation): string {
  const [product, control] = evenings.filter(({ failing }) => failing.offered > 0);
  return lineChart("Requests a second to the insurer that fails", SERIES_STEP_S, [
    { name: "searches a second", values: product?.series.searches ?? [] },
    { name: "sent by the product", values: product?.series.arrived ?? [] },
    { name: "sent with three tries alone", values: control?.series.arrived ?? [] },
  ]);
}
