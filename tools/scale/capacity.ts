import { retentionPeriods } from "#domain/retention/retention-periods.ts";
import type { Assumptions } from "./assumptions.ts";
import type { Costs, Use } from "./operation-costs.ts";

const DAY_S = 86_400;
const MONTH_DAYS = 30.5;
const HOUR_S = 3_600;
const GIGABYTE = 1e9;
const SEARCH_DAYS = retentionPeriods.search.months * MONTH_DAYS;
const ORDER_DAYS = retentionPeriods.order.years * 365;

/** What it takes to answer so many searches a second, by everything that comes with one. */
export interface Capacity {
  readonly perSecond: number;
  readonly webNodes: number;
  readonly workers: number;
  readonly postgresCores: number;
  readonly postgresShards: number;
  readonly statementsPerSecond: number;
  readonly walMegabytesPerSecond: number;
  readonly redisNodes: number;
  readonly redisGigabytes: number;
  readonly redisCommandsPerSecond: number;
  readonly ordersPerSecond: number;
  readonly restateCores: number;
  readonly restatePartitions: number;
  /** What the programs would open without a pooler, and what the servers need. */
  readonly connections: { readonly programs: number; readonly servers: number };
  readonly megabits: { readonly visitors: number; readonly providers: number };
  readonly gigabytesPerDay: number;
  readonly retainedGigabytes: number;
  readonly providersOverLimit: number;
  readonly sekPerThousand: number;
}

/** Everything that follows from one search: its pages, lookups, polls and its share of an order. */
export function perSearch({ search, poll, order, ...pages }: Costs, { perSearch: along }: Assumptions): Use {
  const of = (pick: (use: Use) => number): number =>
    pick(search) + along.polls * pick(poll) + along.orders * pick(order);
  const pagesUs =
    along.startPages * pages.startPageUs +
    along.formPages * pages.formPageUs +
    along.resultPages * pages.resultPageUs +
    along.lookups * pages.lookupUs;
  return {
    webUs: of(({ webUs }) => webUs) + pagesUs,
    workerUs: of(({ workerUs }) => workerUs),
    postgresUs: of(({ postgresUs }) => postgresUs),
    redisUs: of(({ redisUs }) => redisUs),
    restateUs: of(({ restateUs }) => restateUs),
    statements: of(({ statements }) => statements),
    walBytes: of(({ walBytes }) => walBytes),
    storedBytes: of(({ storedBytes }) => storedBytes),
    redisCommands: of(({ redisCommands }) => redisCommands),
    redisBytes: of(({ redisBytes }) => redisBytes),
    journalEntries: of(({ journalEntries }) => journalEntries),
    engineDiskBytes: of(({ engineDiskBytes }) => engineDiskBytes),
    visitorBytes: of(({ visitorBytes }) => visitorBytes) + along.pageBytes,
    providerBytes: of(({ providerBytes }) => providerBytes),
  };
}

export function capacityAt(perSecond: number, costs: Costs, assumed: Assumptions): Capacity {
  const use = perSearch(costs, assumed);
  const { busyShare, largest, copies, priceSek } = assumed;
  const cores = (us: number, share: number): number => (perSecond * us) / 1e6 / share;
  const webNodes = Math.max(2, Math.ceil(cores(use.webUs, busyShare.web)));
  const workers = Math.max(2, Math.ceil(cores(use.workerUs, busyShare.worker)));
  const postgresCores = Math.max(2, Math.ceil(cores(use.postgresUs, busyShare.PostgreSQL)));
  const ordersPerSecond = perSecond * assumed.perSearch.orders;
  const daySearches = perSecond * assumed.averageShareOfPeak * DAY_S;
  const storedPerDay = daySearches * use.storedBytes;
  const orderedPerDay = daySearches * assumed.perSearch.orders * costs.order.storedBytes;
  const retainedBytes = (storedPerDay - orderedPerDay) * SEARCH_DAYS + orderedPerDay * ORDER_DAYS;
  const postgresShards = Math.ceil(
    Math.max(
      postgresCores / largest.postgresCores,
      (perSecond * use.walBytes) / largest.postgresWalBytesPerSecond,
      retainedBytes / largest.postgresStoredBytes,
    ),
  );
  const redisBytes = perSecond * use.redisBytes * assumed.redisHoldsSeconds;
  const redisNodes = Math.max(
    1,
    Math.ceil(cores(use.redisUs, busyShare.Redis)),
    Math.ceil(redisBytes / largest.redisMemoryBytes),
  );
  const restateCores = Math.max(1, Math.ceil(cores(use.restateUs, busyShare.Restate)));
  const allCores =
    webNodes + workers + copies.PostgreSQL * postgresCores + copies.Redis * redisNodes + copies.Restate * restateCores;
  const monthSearches = daySearches * MONTH_DAYS;
  const monthSek =
    allCores * HOUR_S_PER_MONTH * priceSek.coreHour +
    (copies.PostgreSQL * retainedBytes * priceSek.gigabyteMonth) / GIGABYTE +
    (copies.Redis * redisBytes * priceSek.redisGigabyteMonth) / GIGABYTE +
    (monthSearches * use.visitorBytes * priceSek.gigabyteOut) / GIGABYTE;
  return {
    perSecond,
    webNodes,
    workers,
    postgresCores,
    postgresShards,
    statementsPerSecond: perSecond * use.statements,
    walMegabytesPerSecond: (perSecond * use.walBytes) / 1e6,
    redisNodes,
    redisGigabytes: redisBytes / GIGABYTE,
    redisCommandsPerSecond: perSecond * use.redisCommands,
    ordersPerSecond,
    restateCores,
    restatePartitions: Math.max(largest.restatePartitionsPerCore * restateCores, RESTATE_LEAST_PARTITIONS),
    connections: {
      programs: (webNodes + workers) * assumed.connectionsPerProcess,
      servers: Math.ceil(postgresCores * CONNECTIONS_PER_CORE),
    },
    megabits: {
      visitors: (perSecond * use.visitorBytes * 8) / 1e6,
      providers: (perSecond * use.providerBytes * 8) / 1e6,
    },
    gigabytesPerDay: storedPerDay / GIGABYTE,
    retainedGigabytes: retainedBytes / GIGABYTE,
    providersOverLimit: overLimit(perSecond, assumed.repeatedShare, assumed),
    sekPerThousand: (monthSek / monthSearches) * 1000,
  };
}

const HOUR_S_PER_MONTH = (MONTH_DAYS * DAY_S) / HOUR_S;
/** What its single node starts with. */
const RESTATE_LEAST_PARTITIONS = 24;
/** As many as the pools of src/platform/database/pool.ts have for two cores. */
const CONNECTIONS_PER_CORE = 5;

/** Insurers that are asked more often than they take, when so many searches ask for what is still valid. */
export const overLimit = (perSecond: number, repeatedShare: number, { providerLimitsPerSecond }: Assumptions): number =>
  providerLimitsPerSecond.filter((limit) => perSecond * (1 - repeatedShare) > limit).length;

/** The most searches a second at which so many insurers still take every question. */
export function searchesWithin(
  taking: number,
  repeatedShare: number,
  { providerLimitsPerSecond }: Assumptions,
): number {
  const [limit] = providerLimitsPerSecond.toSorted((one, other) => other - one).slice(taking - 1);
  return (limit ?? 0) / (1 - repeatedShare);
}

/** One unit of a part, how many searches a second it bears, and what follows it. */
export interface Ceiling {
  readonly part: string;
  readonly perSecond: number;
  readonly change: string;
}

/** The lowest first: what must change, and before which figure. */
export function ceilings(costs: Costs, assumed: Assumptions): Ceiling[] {
  const use = perSearch(costs, assumed);
  const { busyShare, largest } = assumed;
  const within = (us: number, share: number, coreCount = 1): number => (coreCount * share * 1e6) / us;
  const processesAtLimit = largest.postgresConnections / assumed.connectionsPerProcess;
  const perProcess = 1e6 / (use.webUs / busyShare.web + use.workerUs / busyShare.worker);
  const bytesPerStored = use.storedBytes * assumed.averageShareOfPeak * DAY_S * SEARCH_DAYS;
  const list: Ceiling[] = [
    {
      part: "the insurer with the lowest limit, no search repeated",
      perSecond: searchesWithin(assumed.providerLimitsPerSecond.length, 0, assumed),
      change: "agree on a higher limit; share equal questions and valid prices; spread campaigns",
    },
    {
      part: "the insurer with the highest limit, no search repeated",
      perSecond: searchesWithin(1, 0, assumed),
      change: "price tables from insurers instead of questions",
    },
    { part: "one web node", perSecond: within(use.webUs, busyShare.web), change: "another node; they share nothing" },
    { part: "one worker", perSecond: within(use.workerUs, busyShare.worker), change: "another worker" },
    {
      part: "connections of one PostgreSQL without a pooler",
      perSecond: processesAtLimit * perProcess,
      change: "a pooler in transaction mode between programs and server",
    },
    {
      part: `processors of one PostgreSQL (${largest.postgresCores} cores)`,
      perSecond: within(use.postgresUs, busyShare.PostgreSQL, largest.postgresCores),
      change: "lists and statistics from a read replica, then searches by shard of their id",
    },
    {
      part: "log of one PostgreSQL",
      perSecond: largest.postgresWalBytesPerSecond / use.walBytes,
      change: "searches by shard of their id; orders stay on a server of their own",
    },
    {
      part: "stored searches of one PostgreSQL",
      perSecond: largest.postgresStoredBytes / bytesPerStored,
      change: "partitions by day on cheaper disks, or shards",
    },
    {
      part: "processor of one Redis",
      perSecond: within(use.redisUs, busyShare.Redis),
      change: "a cluster: keys of one search with one hash tag; rate limits on a node of their own first",
    },
    {
      part: "memory of one Redis",
      perSecond: largest.redisMemoryBytes / (use.redisBytes * assumed.redisHoldsSeconds),
      change: "the same; answers leave Redis as soon as they are stored",
    },
    {
      part: `one Restate node (${largest.restateNodeCores} cores)`,
      perSecond: within(use.restateUs, busyShare.Restate, largest.restateNodeCores),
      change: "three nodes, with the partitions spread over them",
    },
    {
      part: "a link of 10 Gbit/s to visitors",
      perSecond: largest.linkBitsPerSecond / (use.visitorBytes * 8),
      change: "files from a CDN; then a second region, with each visitor in one",
    },
  ];
  return list.toSorted((one, other) => one.perSecond - other.perSecond);
}
