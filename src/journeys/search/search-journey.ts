import { utcDate } from "#domain/calendar/day-arithmetic.ts";
import { type Checked, passed } from "#domain/validation/checked.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import type { SearchParameters } from "#domain/search/search-parameters.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { askChange, type AskedSearch, askSearch, findBasis, type SearchRequest } from "./ask-search.ts";
import type { CurrentInsuranceSource } from "./current-insurance.port.ts";
import { describeSearch, type FoundSearch } from "./found-search.ts";
import { type ListedSearch, type ListPorts, listSearch, type ListVisitor } from "./list-search.ts";
import { findOtherPrices, type OtherChoices, type OtherPrices } from "./other-prices.ts";
import type { SearchResult } from "./search.port.ts";
import { createSearchRuns, type SearchRuns, type SearchRunsPorts } from "./search-runs.ts";
import {
  createStoredSearches,
  requireVertical,
  type StoredSearches,
  type StoredSearchPorts,
} from "./stored-searches.ts";

export interface SearchPorts extends StoredSearchPorts, SearchRunsPorts, ListPorts {
  readonly currentInsurances: CurrentInsuranceSource;
}

export interface SearchJourney
  extends Pick<StoredSearches, "find">, Pick<SearchRuns, "progress" | "nextEvent" | "close"> {
  /** Validates and stores a search, for its page to run; under a new id when none is given. */
  create(
    request: Pick<SearchRequest, "vertical" | "owner" | "given"> & { readonly searchId?: string },
  ): Promise<Checked<CreatedSearch>>;
  /** A new search from a stored one with changes. Undefined when the owner has no such search. */
  change(request: SearchRequest): Promise<Checked<CreatedSearch> | undefined>;
  /** Runs what is asked to its end; a stored search that is not changed keeps its id. Undefined when the owner has no such search. */
  run(request: SearchRequest, tempSearchId: string): Promise<Checked<EndedSearch> | undefined>;
  /** What was searched for, without the personal part; also for a search that can no longer be parsed. */
  typed(vertical: string, owner: string, searchId: string): Promise<SearchParameters | undefined>;
  /** The owner's current insurance; undefined when the owner fetched none under that id for that vertical. */
  currentInsurance(vertical: string, fetchDataId: string, owner: string): Promise<CurrentInsurance | undefined>;
  list(ended: EndedSearch, visitor: ListVisitor, payment?: Payment): Promise<ListedSearch>;
  /** The list as it is now; with `wait` the search is run to its end first. Undefined when the owner has no such search. */
  findList(request: ListRequest, visitor: ListVisitor): Promise<ListedSearch | undefined>;
  /** What is known of the prices of a listed search with another choice of a field; nothing when the owner has no such search. */
  otherPrices(request: OtherPricesRequest, choices: OtherChoices): Promise<OtherPrices>;
}

export type CreatedSearch = Pick<FoundSearch, "searchId">;

export interface EndedSearch {
  readonly found: FoundSearch & { readonly result: SearchResult };
  readonly current: CurrentInsurance | undefined;
}

export interface OtherPricesRequest extends Pick<SearchRequest, "vertical" | "owner"> {
  readonly searchId: string;
  readonly payment?: Payment | undefined;
}

export interface ListRequest extends Pick<SearchRequest, "vertical" | "owner" | "fetchDataId"> {
  readonly searchId: string;
  readonly wait: boolean;
  /** By the month where nothing is chosen. */
  readonly payment?: Payment | undefined;
  /** Ids of the events that the visitor has picked for the rows. */
  readonly events?: readonly string[] | undefined;
}

export function createSearchJourney(ports: SearchPorts): SearchJourney {
  const { currentInsurances } = ports;
  const searches = createStoredSearches(ports);
  const runs = createSearchRuns(ports, searches);
  const basisPorts = { searches, currentInsurances };

  const describeNew = (
    vertical: AnyVerticalServer,
    { search, conflicts }: Omit<AskedSearch, "same">,
    searchId = idOfDay(utcDate(ports.clock.nowMs()), ports.newId()),
  ): FoundSearch => describeSearch(vertical, searchId, search, { state: "created", conflicts });

  async function storeNew(
    vertical: AnyVerticalServer,
    owner: string,
    asked: Checked<Omit<AskedSearch, "same">>,
    searchId?: string,
  ): Promise<Checked<CreatedSearch>> {
    if (!asked.ok) return asked;
    const found = describeNew(vertical, asked.value, searchId);
    await searches.create(found, owner);
    return passed({ searchId: found.searchId });
  }

  return {
    find: searches.find,
    progress: runs.progress,
    nextEvent: runs.nextEvent,
    close: runs.close,
    create({ vertical: name, owner, given, searchId }) {
      const vertical = requireVertical(ports, name);
      return storeNew(vertical, owner, askSearch(vertical, given), searchId);
    },
    async change({ given, ...request }) {
      const { stored, current } = (await findBasis(basisPorts, request)) ?? {};
      return stored && storeNew(stored.vertical, request.owner, askChange(stored, given, current));
    },
    async run({ given, ...request }, tempSearchId) {
      const basis = await findBasis(basisPorts, request);
      if (!basis) return undefined;
      const vertical = requireVertical(ports, request.vertical);
      const asked = askSearch(vertical, given, basis);
      if (!asked.ok) return asked;
      const { same } = asked.value;
      const found = same ?? describeNew(vertical, asked.value);
      const result = await (same ? runs.runStored : runs.runNew)(found, request.owner, tempSearchId);
      return passed({ found: { ...found, state: "done", result }, current: basis.current });
    },
    async typed(vertical, owner, searchId) {
      const stored = await ports.store.find(searchId, owner);
      return stored?.vertical === vertical ? stored.parameters : undefined;
    },
    currentInsurance: (vertical, fetchDataId, owner) => currentInsurances.find(vertical, fetchDataId, owner),
    list: ({ found, current }, visitor, payment) => listSearch(ports, found, { current, payment }, visitor),
    async findList({ searchId, wait, payment, events, ...request }, visitor) {
      const { stored, current } = (await findBasis(basisPorts, { ...request, basedOn: searchId })) ?? {};
      if (!stored) return undefined;
      const result = stored.result ?? (wait ? await runs.runStored(stored, request.owner) : undefined);
      return listSearch(ports, { ...stored, result }, { current, payment, events }, visitor);
    },
    async otherPrices({ vertical, owner, searchId, payment }, choices) {
      const found = await searches.find(vertical, owner, searchId);
      return found ? findOtherPrices(ports.quoteCache, found, choices, payment) : {};
    },
  };
}
