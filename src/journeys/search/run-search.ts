import { byRank, type RankedOffer, type SilentProvider } from "#domain/offer.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { askProvider } from "./ask-provider.ts";
import { PROVIDER_DEADLINE_MS } from "./search-limits.ts";
import type { ProviderAnswer, SearchProgress, SearchResult } from "./search.port.ts";

export interface RunPorts {
  readonly gateway: ProviderGateway;
  readonly progress: SearchProgress;
  readonly clock: Clock;
  readonly newId: () => string;
  /** The cache may be gone: the search goes on, only its progress is not seen. */
  readonly cacheFailed: (error: unknown) => void;
  readonly measure: SearchMeter;
}

/** What operators watch: how searches end, and which provider fails them. */
export interface SearchMeter {
  searchEnded(vertical: string, outcome: "complete" | "partial" | "empty" | "failed", durationMs: number): void;
  providerAnswered(vertical: string, provider: string, outcome: string): void;
}

/** Asks every provider that has not answered yet, all at once, and ranks what came. */
export async function runSearch(
  ports: RunPorts,
  vertical: AnyVerticalServer,
  searchId: string,
  search: unknown,
  answered: readonly ProviderAnswer[],
): Promise<SearchResult> {
  const startedMs = ports.clock.nowMs();
  const known = new Set(answered.map(providerIdOf));
  const missing = vertical.providers.filter((provider) => !known.has(provider.providerId));
  const fresh = await Promise.all(missing.map((provider) => answerOf(ports, searchId, provider, search)));
  const { name } = vertical.description;
  fresh.forEach((answer, index) =>
    ports.measure.providerAnswered(
      name,
      missing[index]?.slug ?? "",
      answer.kind === "offered" ? "offered" : answer.silent.reason,
    ),
  );
  const result = rank([...answered, ...fresh]);
  ports.measure.searchEnded(name, endOf(result), ports.clock.nowMs() - startedMs);
  return result;
}

async function answerOf(
  ports: RunPorts,
  searchId: string,
  provider: Provider<unknown>,
  search: unknown,
): Promise<ProviderAnswer> {
  const outcome = await askProvider(ports, provider, search, PROVIDER_DEADLINE_MS);
  const answer: ProviderAnswer =
    outcome.kind === "silent"
      ? outcome
      : {
          kind: "offered",
          offer: {
            ...outcome.offer,
            providerId: provider.providerId,
            shopId: provider.shopId,
            providerName: provider.name,
            resultId: ports.newId(),
            position: 0,
          },
        };
  // Not awaited: a slow cache must not hold back the result.
  ports.progress.addAnswer(searchId, answer).catch(ports.cacheFailed);
  return answer;
}

function rank(answers: readonly ProviderAnswer[]): SearchResult {
  const offers: RankedOffer[] = [];
  const silent: SilentProvider[] = [];
  for (const answer of answers) {
    if (answer.kind === "offered") offers.push(answer.offer);
    else silent.push(answer.silent);
  }
  return {
    offers: offers.toSorted(byRank).map((offer, position) => ({ ...offer, position })),
    silent: silent.toSorted((a, b) => a.providerName.localeCompare(b.providerName, "sv")),
  };
}

const endOf = ({ offers, silent }: SearchResult): "complete" | "partial" | "empty" =>
  offers.length === 0 ? "empty" : silent.every(({ reason }) => reason === "declined") ? "complete" : "partial";

const providerIdOf = (answer: ProviderAnswer): number =>
  answer.kind === "offered" ? answer.offer.providerId : answer.silent.providerId;
