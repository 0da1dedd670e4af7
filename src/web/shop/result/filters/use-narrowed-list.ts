import { useMemo, useState } from "react";
import { useLocation } from "react-router";
import { ORDER_OF_LIST } from "#domain/addresses/parameters.ts";
import type { ListOrder } from "#verticals/_contract/list-choices.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownOffer, ShownResult } from "#web/shop/offers/present-result.ts";
import { type ChoiceGroup, type Chosen, filterOffers, orderOffers, readChosen, writeChosen } from "./filter-offers.ts";
import { listFilters, type OfferFilter } from "./offer-filters.ts";

/** What a visitor has chosen of a list, as its address states it. */
export interface NarrowedList {
  readonly filters: readonly OfferFilter[];
  readonly orders: readonly ListOrder<Record<string, unknown>>[];
  readonly chosen: Chosen;
  /** Undefined where the list has but one. */
  readonly order: ListOrder<Record<string, unknown>> | undefined;
  /** What is left, in that order. */
  readonly shown: readonly ShownOffer[];
  choose(next: Chosen): void;
  /** The address with other choices, as fields of a form without script. */
  fieldsWith(next: Chosen): readonly (readonly [string, string])[];
}

export function useNarrowedList(web: VerticalWeb, { searchId, offers }: ShownResult): NarrowedList {
  const { search } = useLocation();
  const { listOrders: orders = [] } = web;
  const filters = useMemo(() => listFilters(web, offers), [web, offers]);
  const groups: readonly ChoiceGroup[] = [...filters, { name: ORDER_OF_LIST, choices: orders }];
  const [choice, setChoice] = useState(() => ({ searchId, chosen: readChosen(groups, new URLSearchParams(search)) }));
  // Another search begins without choices.
  const chosen = choice.searchId === searchId ? choice.chosen : {};
  const order = orders.find(({ id }) => id === chosen[ORDER_OF_LIST]) ?? orders[0];
  const left = filterOffers(offers, filters, chosen);
  return {
    filters,
    orders,
    chosen,
    order,
    shown: order ? orderOffers(left, order) : left,
    choose(next) {
      setChoice({ searchId, chosen: next });
      const written = writeChosen(groups, next, new URLSearchParams(window.location.search));
      window.history.replaceState(window.history.state, "", `?${written}${window.location.hash}`);
    },
    fieldsWith: (next) => [...new URLSearchParams(writeChosen(groups, next, new URLSearchParams(search)))],
  };
}
