import { addressPricesCall } from "#http/routes/address-prices.route.ts";
import { createAddressPrices } from "#journeys/search/address-prices.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { Lookups } from "./lookups.ts";
import type { Resources } from "./resources.ts";

export interface AddressPriceUses {
  readonly lookups: Pick<Lookups, "postalCodes">;
  readonly searches: { readonly journey: SearchJourney };
}

/** Joins what the price at an address needs: the search of the vertical that has one. */
export const createAddressPricing = (
  { verticals, lookupHash, clock, logger }: Pick<Resources, "verticals" | "lookupHash" | "clock" | "logger">,
  { lookups, searches }: AddressPriceUses,
) => ({
  calls: [
    addressPricesCall(
      createAddressPrices({
        postalCodes: lookups.postalCodes,
        verticals,
        searches: searches.journey,
        addressSearchId: (owner, address) => lookupHash("address-search", `${owner} ${address}`),
        runFailed: (error) => logger.warn("prices at an address were not searched", { error }),
        clock,
      }),
    ),
  ],
});
