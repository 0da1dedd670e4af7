import type { PolicyToday } from "#verticals/_contract/fetching.ts";

/** What is stored about an agreement that could be searched again. */
export interface WatchedFacts {
  /** What was searched for, under the names of a search. */
  readonly facts: Readonly<Record<string, string>>;
  /** Of the provider's offer in that search. */
  readonly detail: Readonly<Record<string, unknown>> | undefined;
}

export interface WatchedFactsSource {
  /** Of a search of the person's own number, or of the person's browser. */
  ofSearch(question: FactsQuestion): Promise<WatchedFacts | undefined>;
  /** Of the person's latest fetch for the vertical. */
  reported(personId: string, vertical: string): Promise<Omit<PolicyToday, "providerName"> | undefined>;
}

export interface FactsQuestion {
  readonly personId: string;
  readonly owner: string;
  readonly vertical: string;
  readonly searchId: string;
  readonly providerId: number | undefined;
}
