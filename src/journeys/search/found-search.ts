import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { SearchState } from "#domain/search/search-progress.ts";
import type { SearchResult, StoredSearch } from "./search.port.ts";

/** A search as its owner may see it. */
export interface FoundSearch {
  readonly searchId: string;
  readonly vertical: AnyVerticalServer;
  /** As the vertical parsed it where it entered: no reader parses it again. */
  readonly search: unknown;
  readonly parameters: Readonly<Record<string, string>>;
  readonly summary: Readonly<Record<string, string>>;
  /** Only where a fetched insurance differs from what was typed. */
  readonly conflicts: AnswerConflicts;
  readonly state: SearchState;
  /** Only when every provider has answered or timed out. */
  readonly result: SearchResult | undefined;
  /** The stored answers of an open search. */
  readonly soFar?: SearchResult | undefined;
}

/** The offers of the search that can be opened, compared and ordered now. */
export const usableOffers = ({ result, soFar }: Pick<FoundSearch, "result" | "soFar">): readonly RankedOffer[] =>
  (result ?? soFar)?.offers ?? [];

/** Fields of a search that must not be sent to a page. */
export const withheldFields = ({ vertical, summary }: Pick<FoundSearch, "vertical" | "summary">): string[] =>
  vertical.personalFields.filter((name) => !Object.hasOwn(summary, name));

interface Described extends Pick<StoredSearch, "state"> {
  readonly conflicts?: AnswerConflicts | undefined;
  readonly result?: SearchResult | undefined;
  readonly soFar?: SearchResult | undefined;
}

export function describeSearch(
  vertical: AnyVerticalServer,
  searchId: string,
  search: unknown,
  { state, conflicts = {}, result, soFar }: Described,
): FoundSearch {
  return {
    searchId,
    vertical,
    search,
    parameters: vertical.serialize(search),
    summary: vertical.summarize(search),
    conflicts,
    state,
    result,
    soFar,
  };
}

/** Undefined for a search that an earlier release stored and that is no longer valid. */
export function parseStored(vertical: AnyVerticalServer, stored: StoredSearch): FoundSearch | undefined {
  const parsed = vertical.parse({ ...stored.parameters, ...stored.personal });
  return parsed.ok ? describeSearch(vertical, stored.searchId, parsed.value, stored) : undefined;
}
