import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { idOfDay } from "#domain/search/day-id.ts";
import type { PostalCodes } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { AddressPrice } from "#verticals/_contract/by-address.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { askSearch } from "./ask-search.ts";
import { usableOffers } from "./found-search.ts";
import type { SearchJourney } from "./search-journey.ts";

export interface AddressQuestion {
  readonly zip: string;
  readonly address: string;
  /** If empty, it is found by the postal code. */
  readonly city: string;
  readonly owner: string;
}

export type AddressPricesAnswer =
  | { readonly kind: "refused"; readonly field: "zip" | "address" }
  | { readonly kind: "in-progress" }
  /** Cheapest first. Empty when nothing is sold there, or when no provider can be asked: the visitor may still continue. */
  | { readonly kind: "done"; readonly searchId: string; readonly prices: readonly AddressPrice[] };

export interface AddressPricesPorts {
  readonly postalCodes: PostalCodes;
  readonly verticals: readonly AnyVerticalServer[];
  readonly searches: Pick<SearchJourney, "create" | "find" | "run">;
  /** The same for the same visitor, address and day, and different for any other: a page that asks again has the same search. */
  readonly addressSearchId: (owner: string, address: string) => string;
  readonly runFailed: (error: unknown) => void;
  readonly clock: Pick<Clock, "nowMs">;
}

export type AskAddressPrices = (question: AddressQuestion) => Promise<AddressPricesAnswer>;

/** The first question starts a search of the visitor's own; the others report on it, and its id leads to its list. */
export function createAddressPrices(ports: AddressPricesPorts): AskAddressPrices {
  const { postalCodes, verticals, searches, clock } = ports;
  const running = new Set<string>();

  async function run(vertical: string, owner: string, searchId: string, given: Readonly<Record<string, string>>) {
    if (!(await searches.find(vertical, owner, searchId))) await searches.create({ vertical, owner, given, searchId });
    await searches.run({ vertical, owner, basedOn: searchId, given: {} }, searchId);
  }

  return async ({ zip, address, city, owner }) => {
    const vertical = verticals.find(({ byAddress }) => byAddress);
    const postalCode = zip.replace(/\s/g, "");
    const area = postalCodes.find(postalCode);
    if (!area) return { kind: "refused", field: "zip" };
    const street = tidy(address);
    const given = vertical?.byAddress?.parameters({ street, postalCode, city: tidy(city) || area.cityName });
    if (!vertical?.byAddress || !given || !askSearch(vertical, given).ok) return { kind: "refused", field: "address" };
    const { name } = vertical.description;
    const day = swedishDate(clock.nowMs());
    const searchId = idOfDay(day, ports.addressSearchId(owner, `${street.toLowerCase()} ${postalCode} ${day}`));
    const found = await searches.find(name, owner, searchId);
    if (found?.result) {
      const prices = usableOffers(found).map(({ detail }) => vertical.byAddress!.price(detail));
      return { kind: "done", searchId, prices: prices.toSorted((a, b) => a.monthlyFeeOre - b.monthlyFeeOre) };
    }
    if (!running.has(searchId)) {
      running.add(searchId);
      void run(name, owner, searchId, given)
        .catch(ports.runFailed)
        .finally(() => running.delete(searchId));
    }
    return { kind: "in-progress" };
  };
}

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
