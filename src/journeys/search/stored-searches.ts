import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { type FoundSearch, readableOffers, parseStored } from "./found-search.ts";
import { recentMap } from "./recent-map.ts";
import type { FactsSource } from "./register-facts.ts";
import { REMEMBERED_RESULTS } from "./search-limits.ts";
import type { SearchResult, SearchStore } from "./search.port.ts";
import { splitPersonal } from "./split-personal.ts";

export interface StoredSearchPorts {
  readonly store: SearchStore;
  readonly facts: FactsSource;
  readonly findVertical: (name: string) => AnyVerticalServer | undefined;
}

/** The searches in the store, and in memory those that have just ended. */
export interface StoredSearches {
  create(found: FoundSearch, owner: string): Promise<void>;
  /** Undefined when the owner has no such search. */
  find(vertical: string, owner: string, searchId: string): Promise<FoundSearch | undefined>;
  /** Undefined too when its offers are too old to be shown. */
  loadResult(found: FoundSearch): Promise<SearchResult | undefined>;
  /** As the store's. */
  finish(found: FoundSearch, owner: string, result: SearchResult): Promise<Date | undefined>;
}

interface FinishedSearch {
  readonly owner: string;
  readonly found: FoundSearch;
}

export function createStoredSearches(ports: StoredSearchPorts): StoredSearches {
  const { store } = ports;
  const finished = recentMap<string, FinishedSearch>(REMEMBERED_RESULTS);

  /** What registers know is not stored with the result: they are asked again, mostly from the cache. */
  async function loadResult(found: FoundSearch): Promise<SearchResult | undefined> {
    const { vertical, searchId, search } = found;
    const [result, registers] = await Promise.all([
      store.result(searchId),
      ports.facts.find(vertical.facts?.questions(search)),
    ]);
    const offers = result && readableOffers(found, result.offers);
    return offers && { ...result, offers, registers };
  }

  return {
    create: ({ searchId, vertical, search, parameters, conflicts }, owner) =>
      store.create({
        searchId,
        vertical: vertical.description.name,
        schemaVersion: vertical.schemaVersion,
        owner,
        ...splitPersonal(vertical, parameters),
        personalNumber: vertical.personalNumber?.(search),
        ...(Object.keys(conflicts).length > 0 ? { conflicts } : {}),
        state: "created",
      }),
    async find(name, owner, searchId) {
      const remembered = finished.get(searchId);
      // A search may have been handed over to another browser of its person since: the store decides.
      if (remembered?.owner === owner)
        return remembered.found.vertical.description.name === name ? remembered.found : undefined;
      const stored = await store.find(searchId, owner);
      if (!stored || stored.vertical !== name) return undefined;
      const found = parseStored(requireVertical(ports, name), stored);
      if (!found || found.state === "created") return found;
      const result = await loadResult(found);
      if (!result && found.schemaVersion !== found.vertical.schemaVersion) return undefined;
      if (found.state === "open") return { ...found, soFar: result };
      const done = { ...found, result };
      if (result) finished.set(searchId, { owner, found: done });
      return done;
    },
    loadResult,
    async finish(found, owner, result) {
      const finishedAt = await store.finish(found.searchId, result);
      finished.set(found.searchId, { owner, found: { ...found, state: "done", result, soFar: undefined } });
      return finishedAt;
    },
  };
}

export function requireVertical(
  { findVertical }: Pick<StoredSearchPorts, "findVertical">,
  name: string,
): AnyVerticalServer {
  const vertical = findVertical(name);
  if (!vertical) throw new Error(`no vertical named ${name}`);
  return vertical;
}
