import { createDisclosureLog } from "#adapters/postgres/disclosure-log.ts";
import { createFetchStore } from "#adapters/postgres/fetch-store.ts";
import { createOrderCounts } from "#adapters/postgres/order-counts.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import { createWatchedInsurances } from "#adapters/postgres/watch-landing.ts";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { createQuoteMemory } from "#adapters/redis/quote-memory.ts";
import { createSearchProgress } from "#adapters/redis/search-progress.ts";
import type { SearchPages } from "#http/contract/page-services.ts";
import { presentResultCoach } from "#http/presenters/coach.ts";
import { searchCalls } from "#http/routes/search.route.ts";
import { listCompared } from "#journeys/coach/compared-elsewhere.ts";
import { createOrderedPaths } from "#journeys/coach/ordered-paths.ts";
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import { createCurrentInsurances, firstKnown } from "#journeys/fetch/current-insurances.ts";
import type { ReceiptJourney } from "#journeys/receipt/receipt-journey.ts";
import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { FactsSource } from "#journeys/search/register-facts.ts";
import { createSearchJourney } from "#journeys/search/search-journey.ts";
import { randomId } from "#platform/ids.ts";
import { announcedNames } from "#web/shell/services/announced-names.texts.sv.ts";
import type { Resources } from "./resources.ts";
import type { Reader } from "./subject.ts";

export type SearchResources = Pick<
  Resources,
  | "config"
  | "pool"
  | "searchPool"
  | "cipher"
  | "lookupHash"
  | "redis"
  | "outbound"
  | "verticals"
  | "clock"
  | "logger"
  | "metrics"
  | "node"
> &
  Partial<Pick<Resources, "applied">>;

export interface SearchUses {
  readonly lookups: { readonly facts: FactsSource };
  /** Without it no offer is a favourite. */
  readonly favourites?: { readonly journey: Pick<FavouritesJourney, "inSearch"> };
  /** Without it the worker makes the receipts of its lists. */
  readonly receipts?: { readonly journey: Pick<ReceiptJourney, "listStored"> };
  /** Those that the visitors have fetched, when not given. */
  readonly currentInsurances?: CurrentInsuranceSource;
}

/** Joins store, cache, registers and providers into what a search needs. */
export function createSearches(
  resources: SearchResources,
  { lookups, favourites, receipts, currentInsurances }: SearchUses,
) {
  const { config, pool, cipher, lookupHash, redis, clock, logger, metrics, verticals } = resources;
  const generation = config.quoteReuse;
  const disclosures = createDisclosureLog({
    pool,
    cipher,
    lookupHash,
    recordFailed: (error) => logger.error("disclosures of a search not recorded", { error }),
  });
  const journey = createSearchJourney({
    store: createSearchStore({ pool: resources.searchPool, cipher, lookupHash }),
    progress: createSearchProgress(redis.client),
    gateway: createProviderGateway(resources.outbound),
    facts: lookups.facts,
    disclosures,
    quoteCache: generation === "off" ? undefined : createQuoteMemory({ redis, lookupHash, clock, generation }),
    isCoalescingRequests: config.isCoalescingRequests,
    currentInsurances:
      currentInsurances ??
      firstKnown(
        createCurrentInsurances(createFetchStore({ pool, cipher })),
        createWatchedInsurances({ pool, cipher }),
      ),
    orderCounts: createOrderCounts(pool, clock),
    favouritesIn: async (personId, searchId) => (await favourites?.journey.inSearch(personId, searchId)) ?? new Map(),
    clock,
    newId: randomId,
    node: resources.node,
    findVertical: (name) => verticals.find(({ description }) => description.name === name),
    cacheFailed: (error) => logger.debug("search progress not cached", { error }),
    openFailed: (error) => logger.warn("a list was not opened before its search ended", { error }),
    listStored: receipts?.journey.listStored,
    measure: metrics,
  });
  const elsewhere = listCompared([...verticals, ...(resources.applied ?? [])], announcedNames);
  const orderedPaths = createOrderedPaths({ orders: createOwnedOrders(resources), verticals });
  return {
    journey,
    calls: verticals.flatMap((vertical) => searchCalls(journey, vertical)),
    pages: ({ visitor, session, asker }: Reader): SearchPages => ({
      createSearch: (vertical, given) => journey.create({ vertical, owner: visitor.owner(), given }),
      hasVisitorCookie: () => visitor.isKnown(),
      typedInSearch: (vertical, searchId) => journey.typed(vertical, visitor.owner(), searchId),
      changeSearch: (vertical, searchId, given, fetchDataId) =>
        journey.change({ vertical, owner: visitor.owner(), basedOn: searchId, given, fetchDataId }),
      async resultPage(vertical, searchId, options) {
        const listed = await journey.findList({ ...options, vertical, owner: visitor.owner(), searchId }, { session });
        return listed && { ...listed, coach: presentResultCoach(elsewhere, listed, await orderedPaths(asker)) };
      },
      otherPrices: (vertical, searchId, choices, payment) =>
        journey.otherPrices({ vertical, owner: visitor.owner(), searchId, payment }, choices),
    }),
    /** For what else asks providers about a person. */
    disclosures,
    close: () => {
      journey.close();
      return disclosures.settled();
    },
  };
}
