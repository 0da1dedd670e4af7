import { providerIdOf } from "./run-search.ts";
import type { ProviderAnswer, SearchResult } from "./search.port.ts";

/** Stored answers take precedence: a usable offer keeps its result id. */
export function joinAnswers(soFar: SearchResult | undefined, cached: readonly ProviderAnswer[]): ProviderAnswer[] {
  const stored: ProviderAnswer[] = [
    ...(soFar?.offers ?? []).map((offer) => ({ kind: "offered", offer }) as const),
    ...(soFar?.withoutOffer ?? []).map((withoutOffer) => ({ kind: "no-offer", withoutOffer }) as const),
  ];
  const known = new Set(stored.map(providerIdOf));
  return [...stored, ...cached.filter((answer) => !known.has(providerIdOf(answer)))];
}
