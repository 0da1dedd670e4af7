import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { SearchState } from "#domain/search/search-progress.ts";
import type { SearchResult, StoredSearch } from "./search.port.ts";

/** A search as its owner may see it. */
export interface FoundSearch {
  readonly searchId: string;
  readonly vertical: AnyVerticalServer;
  /** Of the vertical when the search was stored. */
  readonly schemaVersion: number;
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

/** The final list of a search. */
export interface FinishedList {
  readonly found: FoundSearch;
  readonly result: SearchResult;
  readonly finishedAt: Date;
}

/** The offers of the search that can be opened, compared and ordered now. */
export const usableOffers = ({ result, soFar }: Pick<FoundSearch, "result" | "soFar">): readonly RankedOffer[] =>
  (result ?? soFar)?.offers ?? [];

/** Fields of a search that must not be sent to a page. */
export const withheldFields = ({ vertical, summary }: Pick<FoundSearch, "vertical" | "summary">): string[] =>
  vertical.personalFields.filter((name) => !Object.hasOwn(summary, name));

interface Described extends Pick<StoredSearch, "state"> {
  readonly schemaVersion?: number;
  readonly conflicts?: AnswerConflicts | undefined;
  readonly result?: SearchResult | undefined;
  readonly soFar?: SearchResult | undefined;
}

export function describeSearch(
  vertical: AnyVerticalServer,
  searchId: string,
  search: unknown,
  { schemaVersion = vertical.schemaVersion, state, conflicts = {}, result, soFar }: Described,
): FoundSearch {
  return {
    searchId,
    vertical,
    schemaVersion,
    search,
    parameters: vertical.serialize(search),
    summary: vertical.summarize(search),
    conflicts,
    state,
    result,
    soFar,
  };
}

/** Undefined for a search that an earlier release stored and that is too old, and for one of a later release. */
export function parseStored(vertical: AnyVerticalServer, stored: StoredSearch): FoundSearch | undefined {
  const parameters = migrate(vertical, stored);
  const parsed = parameters && vertical.parse(parameters);
  return parsed?.ok ? describeSearch(vertical, stored.searchId, parsed.value, stored) : undefined;
}

function migrate(
  vertical: AnyVerticalServer,
  { schemaVersion, parameters, personal }: StoredSearch,
): Readonly<Record<string, string>> | undefined {
  const stored = { ...parameters, ...personal };
  if (schemaVersion > vertical.schemaVersion) return undefined;
  return schemaVersion < vertical.schemaVersion && vertical.migrateSearch
    ? vertical.migrateSearch(stored, schemaVersion)
    : stored;
}

/** Undefined for offers of another shape than today's: their search is made again. */
export const readableOffers = (
  { vertical, schemaVersion }: Pick<FoundSearch, "vertical" | "schemaVersion">,
  offers: readonly RankedOffer[],
): readonly RankedOffer[] | undefined => (schemaVersion === vertical.schemaVersion ? offers : undefined);
