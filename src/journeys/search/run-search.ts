import { rankOffers, type RankedOffer, type ProviderWithoutOffer } from "#domain/offer/offer.ts";
import { idOfSameDay } from "#domain/search/day-id.ts";
import type { DisclosureLog } from "#journeys/my-data/disclosures.port.ts";
import { recordSearch } from "#journeys/my-data/record-search.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import type { RegisterAnswers, RegisterQuestions } from "#verticals/_contract/register-facts.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { RequestCoalescer } from "./request-coalescing.ts";
import { type AskOutcome, askProvider } from "./ask-provider.ts";
import type { CachedQuote, QuoteCache, Risk } from "./quote-cache.port.ts";
import { providerIdOf } from "./join-answers.ts";
import { createListOpening } from "./list-opening.ts";
import type { FactsSource } from "./register-facts.ts";
import { PROVIDER_DEADLINE_MS } from "./search-limits.ts";
import type { AnswerTime, ProviderAnswer, SearchProgress, SearchResult } from "./search.port.ts";

export interface RunPorts {
  readonly gateway: ProviderGateway;
  readonly progress: SearchProgress;
  readonly facts: FactsSource;
  /** Undefined: prices are not cached. */
  readonly quoteCache: QuoteCache | undefined;
  /** What each search discloses about its person; not recorded where it is missing. */
  readonly disclosures?: DisclosureLog | undefined;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The cache may be unavailable: the search continues, only its progress is not visible. */
  readonly cacheFailed: (error: unknown) => void;
  readonly measure: SearchMeter;
}

/** Metrics for operators: how searches end, which provider fails, and where prices come from. */
export interface SearchMeter {
  searchEnded(vertical: string, outcome: "complete" | "partial" | "empty" | "failed", durationMs: number): void;
  listShown(vertical: string, durationMs: number): void;
  providerAnswered(vertical: string, provider: string, outcome: string): void;
  quoteTaken(vertical: string, source: QuoteSource): void;
}

/** Requested now, shared with an equal request in progress, or cached from an earlier search and still valid. */
export type QuoteSource = "asked" | "shared" | "cached";

/** What a run shares with the node's other runs. */
export interface RunNode {
  readonly coalescer: RequestCoalescer<AskOutcome>;
  /** An answer has been stored: a node that takes the search over does not request it again, so it may be published. */
  answered(searchId: string, answer: ProviderAnswer): void;
}

/** The answers that a search starts with, and the callback for a list that is usable before all have arrived. */
export interface RunStart {
  readonly answered: readonly ProviderAnswer[];
  /** The list was opened by the node that ran the search before. */
  readonly isOpen?: boolean;
  open(soFar: SearchResult): void;
}

interface Run {
  readonly vertical: AnyVerticalServer;
  readonly searchId: string;
  readonly search: unknown;
  readonly risk: Risk;
  /** The vertical's own. */
  readonly facts: unknown;
  readonly cachedQuotes: ReadonlyMap<string, readonly CachedQuote[]>;
  /** Names of the companies that have been sent the question. */
  readonly asked: string[];
}

/** Asks every provider that has not answered yet, concurrently, and ranks the answers. */
export async function runSearch(
  ports: RunPorts,
  node: RunNode,
  { vertical, searchId, search }: Pick<Run, "vertical" | "searchId" | "search">,
  { answered, isOpen = false, open }: RunStart,
): Promise<SearchResult> {
  const { name } = vertical.description;
  const questions = vertical.facts?.questions(search);
  const finding = ports.facts.find(questions);
  // Only a price that depends on a series waits for the register before its cache is asked.
  const version = questions?.series === undefined ? "" : ` ${(await finding).series?.version ?? "none"}`;
  const ratedFacts = `${vertical.ratedFacts(search)}${version}`;
  const risk: Risk = { vertical: name, schemaVersion: vertical.schemaVersion, ratedFacts };
  const [registers, cachedQuotes] = await Promise.all([finding, ports.quoteCache?.find(risk) ?? NO_CACHED_QUOTES]);
  const run: Run = {
    vertical,
    searchId,
    search,
    risk,
    facts: vertical.facts?.read(registers),
    cachedQuotes,
    asked: [],
  };
  const before = new Set(answered.map(providerIdOf));
  const missing = vertical.providers.filter(({ providerId }) => !before.has(providerId));
  const opening = createListOpening({
    clock: ports.clock,
    askedCount: missing.length + answered.length,
    answered,
    isOpen,
    open: (answers) => open(rank(answers)),
  });
  const landing = missing.map(async (provider) => {
    const answer = await answerOf(ports, node, run, provider);
    opening.answerReceived(answer);
    return answer;
  });
  // Every question has been sent by now, and the answers take much longer than the record.
  if (ports.disclosures) recordSearch(ports.disclosures, ports.newId, { ...run, registers: aboutThings(questions) });
  const fresh = await Promise.all(landing).finally(() => opening.end());
  return { ...rank([...answered, ...fresh]), registers: withoutSeries(registers) };
}

/** A series has years of values and is the same to every visitor: it is not stored with a search. */
function withoutSeries(registers: RegisterAnswers & { readonly series?: unknown }): RegisterAnswers {
  const { series: _, ...stored } = registers;
  return stored;
}

/** A series is about no person. */
const aboutThings = (questions: RegisterQuestions | undefined): string[] =>
  Object.keys(questions ?? {}).filter((register) => register !== "series");

const NO_CACHED_QUOTES: ReadonlyMap<string, readonly CachedQuote[]> = new Map();

async function answerOf(
  ports: RunPorts,
  node: RunNode,
  run: Run,
  provider: Provider<unknown>,
): Promise<ProviderAnswer> {
  const askedMs = ports.clock.nowMs();
  const { outcome, source } = await quoteOf(ports, node, run, provider);
  const time = source === "cached" ? STORED_PRICE : timeSince(askedMs, ports.clock.nowMs());
  ports.measure.providerAnswered(
    run.vertical.description.name,
    provider.slug,
    outcome.kind === "answered" ? "offered" : outcome.withoutOffer.reason,
  );
  const { providerId, shopId, name: providerName } = provider;
  const answer: ProviderAnswer =
    outcome.kind === "no-offer"
      ? { ...outcome, time }
      : {
          kind: "answered",
          providerId,
          time,
          offers: rankOffers(
            outcome.offers.map((quote) => ({
              ...quote,
              providerId,
              shopId,
              providerName,
              resultId: idOfSameDay(run.searchId, ports.newId()),
              position: 0,
            })),
          ),
        };
  // Not awaited: a slow cache must not delay the result.
  ports.progress.addAnswer(run.searchId, answer).then(() => node.answered(run.searchId, answer), ports.cacheFailed);
  return answer;
}

const STORED_PRICE: AnswerTime = { isStoredPrice: true };

const timeSince = (askedMs: number, nowMs: number): AnswerTime => ({
  ms: Math.max(0, Math.round(nowMs - askedMs)),
  at: new Date(nowMs).toISOString(),
});

/** Uses a cached price that is still valid; otherwise waits for an equal request in progress, or sends one. */
async function quoteOf(
  ports: RunPorts,
  node: RunNode,
  run: Run,
  provider: Provider<unknown>,
): Promise<{ readonly outcome: AskOutcome; readonly source: QuoteSource }> {
  const { vertical, risk } = run;
  const taken = (source: QuoteSource) => ports.measure.quoteTaken(vertical.description.name, source);
  const held = run.cachedQuotes.get(provider.slug);
  if (held) {
    taken("cached");
    return { outcome: { kind: "answered", offers: held }, source: "cached" };
  }
  const question = `${risk.vertical} ${provider.slug} ${risk.ratedFacts}`;
  const { answer, isShared } = node.coalescer.request(question, () =>
    askProvider(ports, provider, run.search, PROVIDER_DEADLINE_MS, run.facts),
  );
  const source = isShared ? "shared" : "asked";
  taken(source);
  if (!isShared) run.asked.push(provider.name);
  const outcome = await answer;
  if (outcome.kind === "answered" && !isShared) ports.quoteCache?.store(risk, provider.slug, outcome.offers);
  return { outcome, source };
}

function rank(answers: readonly ProviderAnswer[]): SearchResult {
  const offers: RankedOffer[] = [];
  const withoutOffer: ProviderWithoutOffer[] = [];
  const times: Record<string, AnswerTime> = {};
  for (const answer of answers) {
    if (answer.time) times[providerIdOf(answer)] = answer.time;
    if (answer.kind === "answered") offers.push(...answer.offers);
    else withoutOffer.push(answer.withoutOffer);
  }
  return {
    offers: rankOffers(offers).map((offer, position) => ({ ...offer, position })),
    withoutOffer: withoutOffer.toSorted((a, b) => a.providerName.localeCompare(b.providerName, "sv")),
    times,
  };
}
