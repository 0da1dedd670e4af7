import { type FoundSearch, readableOffers } from "./found-search.ts";
import type { ProviderAnswer, SearchResult } from "./search.port.ts";

/**
 * Stored answers take precedence: a usable offer keeps its result id. A provider's offers are stored together, so none is missing. A
 * provider whose offers are too old is asked again.
 */
export function joinAnswers(
  found: Pick<FoundSearch, "vertical" | "schemaVersion">,
  soFar: SearchResult | undefined,
  cached: readonly ProviderAnswer[],
): ProviderAnswer[] {
  const stored = soFar ? answersOf(soFar) : [];
  const known = new Set(stored.map(providerIdOf));
  const answers = [...stored, ...cached.filter((answer) => !known.has(providerIdOf(answer)))];
  return answers.flatMap((answer): ProviderAnswer[] => {
    if (answer.kind !== "answered") return [answer];
    const offers = readableOffers(found, answer.offers);
    return offers ? [{ ...answer, offers }] : [];
  });
}

/** The ranked offers of each provider, and the providers without one. */
export const answersOf = ({ offers, withoutOffer, times = {} }: SearchResult): ProviderAnswer[] => [
  ...Array.from(
    Map.groupBy(offers, ({ providerId }) => providerId),
    ([providerId, own]) => ({ kind: "answered", providerId, offers: own, ...timeOf(times, providerId) }) as const,
  ),
  ...withoutOffer.map((each) => ({ kind: "no-offer", withoutOffer: each, ...timeOf(times, each.providerId) }) as const),
];

const timeOf = (times: NonNullable<SearchResult["times"]>, providerId: number): Pick<ProviderAnswer, "time"> => {
  const time = times[providerId];
  return time ? { time } : {};
};

export const providerIdOf = (answer: ProviderAnswer): number =>
  (answer.kind === "answered" ? answer : answer.withoutOffer).providerId;
