import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { LOAD_CLASSES } from "#http/load-classes.ts";
import type { AskOutcome } from "#journeys/search/ask-provider.ts";
import { createRequestCoalescer } from "#journeys/search/request-coalescing.ts";
import { runSearch } from "#journeys/search/run-search.ts";
import { systemClock } from "#platform/clock.ts";
import { createLoadShedder } from "#platform/overload/load-shedder.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { createLoop } from "./simulated-loop.ts";
import { createSimulatedVertical, type SimulatedSearch } from "./simulated-vertical.ts";
import { createNaiveGateway, createProductOutbound, type OutboundCounts } from "./simulated-outbound.ts";
import { createWire, type ProviderModel, type Wire, withoutSockets } from "./simulated-wire.ts";
import { createQuoteCache } from "./simulated-quotes.ts";
import { inVirtualTime } from "./virtual-time.ts";

export interface Evening {
  readonly seed: number;
  readonly nodes: number;
  /** Processor time of a node per search. */
  readonly searchCpuMs: number;
  /** Searches a second at each moment, by the seconds since the start. */
  readonly load: (second: number) => number;
  readonly seconds: number;
  readonly providers: readonly ProviderModel[];
  /** `naive`: three tries and nothing else, to show that a storm would be found. */
  readonly outbound: "product" | "naive";
  readonly hasQuoteCache: boolean;
  readonly hasCoalescing: boolean;
  /** Of the searches, those that ask for the same as another one of this evening. */
  readonly repeatedShare: number;
}

export interface EveningResult {
  readonly searches: number;
  /** Refused by a node, once or several times, and given up. */
  readonly givenUp: number;
  /** Requests that a node has refused. */
  readonly refused: number;
  /** By searches that ran: the share with so many prices or more. */
  readonly shareWithPrices: (least: number) => number;
  readonly listMs: Percentiles;
  readonly endMs: Percentiles;
  readonly mostQueued: number;
  readonly quotes: { readonly asked: number; readonly shared: number; readonly cached: number };
  readonly retries: number;
  readonly bySecond: readonly number[];
  readonly providers: readonly ProviderResult[];
}

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

export interface ProviderResult {
  readonly slug: string;
  /** Requests that our code was asked to send while the provider was failing, and those that arrived. */
  readonly offeredInOutage: number;
  readonly arrivedInOutage: number;
  readonly offered: number;
  readonly arrived: number;
  readonly overLimit: number;
  readonly overCapacity: number;
  readonly arrivedBySecond: readonly number[];
}

/** A refused visitor comes back after what `Retry-After` asks for, and then once more. */
const COMES_BACK_MS = 5_000;
const TIMES_BACK = 2;
/** Of a node's time for a search: at its start, for its answers together, and at its end. */
const CPU_SHARES = { start: 0.3, answers: 0.5, end: 0.2 };
const RECENT_RISKS = 400;

/** One evening in virtual time. The same seed gives the same evening. */
export function simulateEvening(evening: Evening): Promise<EveningResult> {
  const random = seededRandom(evening.seed);
  return inVirtualTime(random, async () => {
    const wire = createWire(evening.providers, seededRandom(evening.seed + 1));
    return withoutSockets(wire, () => runEvening(evening, wire));
  });
}

interface Tally {
  searches: number;
  refused: number;
  givenUp: number;
  readonly prices: number[];
  readonly listMs: number[];
  readonly endMs: number[];
  readonly quotes: { asked: number; shared: number; cached: number };
  readonly bySecond: number[];
}

async function runEvening(evening: Evening, wire: Wire): Promise<EveningResult> {
  const tally: Tally = {
    searches: 0,
    refused: 0,
    givenUp: 0,
    prices: [],
    listMs: [],
    endMs: [],
    quotes: { asked: 0, shared: 0, cached: 0 },
    bySecond: [],
  };
  const quoteCache = evening.hasQuoteCache ? createQuoteCache() : undefined;
  const nodes = Array.from({ length: evening.nodes }, () => createNode(evening, wire, tally, quoteCache));
  const nextRisk = createRisks(evening);
  const startedMs = Date.now();
  const visits: Promise<void>[] = [];
  for (let nth = 0; ; nth++) {
    const second = (Date.now() - startedMs) / 1000;
    if (second >= evening.seconds) break;
    tally.searches++;
    tally.bySecond[Math.floor(second)] = (tally.bySecond[Math.floor(second)] ?? 0) + 1;
    visits.push(visit(nodes, nth, nextRisk(), tally));
    // Independent visitors: the gaps between them are exponential.
    await systemClock.sleep((-Math.log(1 - Math.random()) * 1000) / Math.max(0.1, evening.load(second)));
  }
  await Promise.all(visits);
  for (const node of nodes) node.stop();
  return summarize(evening, wire, tally, nodes);
}

type Node = ReturnType<typeof createNode>;

async function visit(nodes: readonly Node[], nth: number, search: SimulatedSearch, tally: Tally): Promise<void> {
  for (let time = 0; time <= TIMES_BACK; time++) {
    if (await nodes[(nth + time) % nodes.length]?.search(search)) return;
    tally.refused++;
    if (time < TIMES_BACK) await systemClock.sleep(COMES_BACK_MS * (1 + Math.random()));
  }
  tally.givenUp++;
}

function createNode(
  evening: Evening,
  wire: Wire,
  tally: Tally,
  quoteCache: ReturnType<typeof createQuoteCache> | undefined,
) {
  const loop = createLoop();
  const shedder = createLoadShedder({ classes: LOAD_CLASSES, watch: (_isIdle, onSample) => loop.watch(onSample) });
  const sender =
    evening.outbound === "product"
      ? createProductOutbound(evening.providers)
      : createNaiveGateway(wire, evening.providers);
  const gateway = createProviderGateway(sender);
  const answerMs = (evening.searchCpuMs * CPU_SHARES.answers) / evening.providers.length;
  const vertical = createSimulatedVertical(evening.providers);
  const coalescer = createRequestCoalescer<AskOutcome>(evening.hasCoalescing);
  let ids = 0;
  const ports = {
    gateway: {
      send: async (call: Parameters<typeof gateway.send>[0]) => {
        const outcome = await gateway.send(call);
        await loop.use(answerMs);
        return outcome;
      },
    },
    // What only shows a search to its visitor is no part of the simulation.
    progress: { addAnswer: () => Promise.resolve() } as unknown as Parameters<typeof runSearch>[0]["progress"],
    facts: { find: () => Promise.resolve({}) },
    quoteCache,
    clock: systemClock,
    newId: () => String(ids++),
    cacheFailed: () => undefined,
    measure: {
      searchEnded: () => undefined,
      listShown: () => undefined,
      providerAnswered: () => undefined,
      quoteTaken: (_vertical: string, source: keyof Tally["quotes"]) => void tally.quotes[source]++,
    },
  };
  return {
    counts: sender.counts,
    stop: () => shedder.stop(),
    /** False when the node has refused it. */
    async search(search: SimulatedSearch): Promise<boolean> {
      if (!shedder.admits("search")) return false;
      const startedMs = Date.now();
      let listMs: number | undefined;
      await loop.use(evening.searchCpuMs * CPU_SHARES.start);
      const { offers } = await runSearch(
        ports,
        { coalescer, answered: () => undefined },
        { vertical, searchId: ports.newId(), search },
        { answered: [], open: () => (listMs ??= Date.now() - startedMs) },
      );
      await loop.use(evening.searchCpuMs * CPU_SHARES.end);
      const endMs = Date.now() - startedMs;
      shedder.ended("search");
      tally.prices.push(offers.length);
      tally.listMs.push(listMs ?? endMs);
      tally.endMs.push(endMs);
      return true;
    },
  };
}

/** A repeated search asks for what one of the latest others asked for. */
function createRisks({ repeatedShare }: Evening): () => SimulatedSearch {
  const recent: string[] = [];
  let made = 0;
  return () => {
    const known = recent[Math.floor(Math.random() * recent.length)];
    if (known !== undefined && Math.random() < repeatedShare) return { risk: known };
    const risk = `risk-${made++}`;
    recent.push(risk);
    if (recent.length > RECENT_RISKS) recent.shift();
    return { risk };
  };
}

function summarize({ providers }: Evening, wire: Wire, tally: Tally, nodes: readonly Node[]): EveningResult {
  const sum = (pick: (counts: OutboundCounts) => number): number =>
    nodes.reduce((total, { counts }) => total + pick(counts), 0);
  return {
    searches: tally.searches,
    givenUp: tally.givenUp,
    refused: tally.refused,
    shareWithPrices: (least) =>
      tally.prices.filter((count) => count >= least).length / Math.max(1, tally.prices.length),
    listMs: percentilesOf(tally.listMs),
    endMs: percentilesOf(tally.endMs),
    mostQueued: Math.max(...nodes.map(({ counts }) => counts.mostQueued)),
    quotes: tally.quotes,
    retries: sum((counts) => counts.retries),
    bySecond: Array.from(tally.bySecond, (count) => count ?? 0),
    providers: providers.map(({ slug }) => {
      const { arrivedInOutage, arrived, overLimit, overCapacity, bySecond } = wire.countsOf(slug);
      return {
        slug,
        offered: sum((counts) => counts.offered.get(slug) ?? 0),
        offeredInOutage: sum((counts) => counts.offeredInOutage.get(slug) ?? 0),
        arrived,
        arrivedInOutage,
        overLimit,
        overCapacity,
        arrivedBySecond: Array.from(bySecond, (count) => count ?? 0),
      };
    }),
  };
}

function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { p50: at(0.5), p99: at(0.99) };
}
