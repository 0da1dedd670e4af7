import { type AnswerConflicts, mergeFetched } from "#domain/current-insurance/answer-conflicts.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { SearchParameters } from "#domain/search/search-parameters.ts";
import { type Checked, passed } from "#domain/validation/checked.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CurrentInsuranceSource } from "./current-insurance.port.ts";
import { type FoundSearch, withheldFields } from "./found-search.ts";
import type { StoredSearches } from "./stored-searches.ts";

export interface SearchRequest {
  readonly vertical: string;
  readonly owner: string;
  readonly given: SearchParameters;
  /** The id of a stored search of the owner's: what is given overrides it. */
  readonly basedOn?: string | undefined;
  /** Fetched values override the others; a fetch of another visitor overrides nothing. */
  readonly fetchDataId?: string | undefined;
}

export interface SearchBasis {
  readonly stored?: FoundSearch | undefined;
  readonly current?: CurrentInsurance | undefined;
}

/** A valid search that has no id yet. */
export interface AskedSearch {
  readonly search: unknown;
  readonly conflicts: AnswerConflicts;
  /** The stored search, when nothing of it was changed. */
  readonly same: FoundSearch | undefined;
}

interface BasisPorts {
  readonly searches: Pick<StoredSearches, "find">;
  readonly currentInsurances: CurrentInsuranceSource;
}

/** Undefined when the owner has no such search. */
export async function findBasis(
  { searches, currentInsurances }: BasisPorts,
  { vertical, owner, basedOn, fetchDataId }: Omit<SearchRequest, "given">,
): Promise<SearchBasis | undefined> {
  const [stored, current] = await Promise.all([
    basedOn === undefined ? undefined : searches.find(vertical, owner, basedOn),
    fetchDataId === undefined ? undefined : currentInsurances.find(vertical, fetchDataId, owner),
  ]);
  return basedOn !== undefined && !stored ? undefined : { stored, current };
}

/** One merge and one parse; a stored search that nothing changes is not parsed again. */
export function askSearch(
  vertical: AnyVerticalServer,
  given: SearchParameters,
  basis: SearchBasis = {},
): Checked<AskedSearch> {
  const { parsed, conflicts } = parseMerged(vertical, given, basis);
  if (!parsed.ok) return parsed;
  const { stored } = basis;
  const same = stored && isSame(stored, parsed.value) ? stored : undefined;
  return passed({ search: parsed.value, conflicts, same });
}

/** As the form of a page that shows the stored search changes it. */
export function askChange(
  stored: FoundSearch,
  changes: SearchParameters,
  current: CurrentInsurance | undefined,
): Checked<Omit<AskedSearch, "same">> {
  // An empty field that the page never received keeps its stored value; one that the page received was cleared by the visitor.
  const given = Object.entries(changes).filter(([name, value]) => value !== "" || Object.hasOwn(stored.summary, name));
  const asked = Object.keys(changes).length > 0 ? Object.fromEntries(given) : likeToday(stored, current);
  const { parsed, conflicts } = parseMerged(stored.vertical, asked, { stored, current });
  // The fetched insurance may require more than was typed. No visitor can be asked here: the search call reports it.
  if (!parsed.ok && Object.keys(changes).length > 0) return parsed;
  return passed({ search: parsed.ok ? parsed.value : stored.search, conflicts });
}

/** The same search with other answers, to look up what is known of it: it is not stored and not asked. */
export const askInstead = ({ vertical, parameters }: FoundSearch, answers: SearchParameters): Checked<unknown> =>
  vertical.parse({ ...parameters, ...answers });

/** A fetch that has just ended changes nothing else: the list then opens with the cover of today, like for like. */
const likeToday = ({ vertical }: FoundSearch, current: CurrentInsurance | undefined): SearchParameters =>
  (current &&
    vertical.current?.likeToday?.({ insuranceName: current.insuranceName, deductibles: current.deductibles ?? [] })) ??
  {};

interface MergedSearch {
  readonly parsed: Checked<unknown>;
  readonly conflicts: AnswerConflicts;
}

function parseMerged(
  vertical: AnyVerticalServer,
  given: SearchParameters,
  { stored, current }: SearchBasis,
): MergedSearch {
  if (stored && !current && Object.keys(given).length === 0) return { parsed: passed(stored.search), conflicts: {} };
  const { parameters, conflicts } = mergeFetched({
    stored: stored?.parameters,
    given,
    fetched: current?.searchParameters,
    conflicts: stored?.conflicts,
    withheldFields: stored ? withheldFields(stored) : vertical.personalFields,
  });
  return { parsed: vertical.parse(parameters), conflicts };
}

/** The same written in another way, as a fetched plate with its space, is no change. */
const isSame = ({ vertical, parameters, search: stored }: FoundSearch, search: unknown): boolean =>
  search === stored || Object.entries(vertical.serialize(search)).every(([name, value]) => parameters[name] === value);
