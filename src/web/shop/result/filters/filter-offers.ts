import type { ListFilter } from "#verticals/_contract/vertical-web.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";

type Filter = ListFilter<Record<string, unknown>>;
type Filtered = Pick<ShownOffer, "facts">;

/** The id of the choice of each filter that has one, by the filter's name. */
export type ChosenFilters = Readonly<Record<string, string>>;

/** What the address chooses; what no filter knows is left out. */
export const readChosen = (filters: readonly Filter[], query: URLSearchParams): ChosenFilters =>
  Object.fromEntries(
    filters.flatMap(({ name, choices }) => {
      const id = query.get(name);
      return id !== null && choices.some((choice) => choice.id === id) ? [[name, id]] : [];
    }),
  );

/** The address of the same list with other choices. */
export function writeChosen(filters: readonly Filter[], chosen: ChosenFilters, query: URLSearchParams): string {
  const written = new URLSearchParams(query);
  for (const { name } of filters) {
    const id = chosen[name];
    if (id === undefined) written.delete(name);
    else written.set(name, id);
  }
  return written.toString();
}

export const filterOffers = <Offer extends Filtered>(
  offers: readonly Offer[],
  filters: readonly Filter[],
  chosen: ChosenFilters,
): readonly Offer[] =>
  offers.filter(({ facts }) =>
    filters.every(({ name, choices }) => choices.find(({ id }) => id === chosen[name])?.matches(facts) ?? true),
  );

/** A choice that no offer of the whole list has is not offered. */
export const countChoices = (offers: readonly Filtered[], { choices }: Filter) =>
  choices
    .map(({ id, label, matches }) => ({ id, label, count: offers.filter(({ facts }) => matches(facts)).length }))
    .filter(({ count }) => count > 0);
