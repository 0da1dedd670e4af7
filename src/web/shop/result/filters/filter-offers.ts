import { byRank, type Rankable } from "#domain/offer/offer.ts";
import type { ListOrder } from "#verticals/_contract/list-choices.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import type { OfferFilter } from "./offer-filters.ts";

/** What the address may choose one of, under its name. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly { readonly id: string }[];
}

/** The id of the choice of each group that has one, by the group's name. */
export type Chosen = Readonly<Record<string, string>>;

/** What the address chooses; what no group knows is left out. */
export const readChosen = (groups: readonly ChoiceGroup[], query: URLSearchParams): Chosen =>
  Object.fromEntries(
    groups.flatMap(({ name, choices }) => {
      const id = query.get(name);
      return id !== null && choices.some((choice) => choice.id === id) ? [[name, id]] : [];
    }),
  );

/** The address of the same list with other choices. */
export function writeChosen(groups: readonly ChoiceGroup[], chosen: Chosen, query: URLSearchParams): string {
  const written = new URLSearchParams(query);
  for (const { name } of groups) {
    const id = chosen[name];
    if (id === undefined) written.delete(name);
    else written.set(name, id);
  }
  return written.toString();
}

export const without = (chosen: Chosen, name: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name));

export const filterOffers = (
  offers: readonly ShownOffer[],
  filters: readonly OfferFilter[],
  chosen: Chosen,
): readonly ShownOffer[] =>
  offers.filter((offer) =>
    filters.every(({ name, choices }) => choices.find(({ id }) => id === chosen[name])?.matches(offer) ?? true),
  );

export interface CountedFilter {
  /** With the choices of all other filters and none of this. */
  readonly all: number;
  /** With those and this choice. One that no offer of the whole list has is left out. */
  readonly choices: readonly { readonly id: string; readonly label: string; readonly count: number }[];
}

/** How many offers each choice would leave, beside what is chosen in the other filters. */
export function countChoices(
  offers: readonly ShownOffer[],
  filters: readonly OfferFilter[],
  chosen: Chosen,
  { name, choices }: OfferFilter,
): CountedFilter {
  const left = filterOffers(offers, filters, without(chosen, name));
  return {
    all: left.length,
    choices: choices
      .filter(({ matches }) => offers.some(matches))
      .map(({ id, label, matches }) => ({ id, label, count: left.filter(matches).length })),
  };
}

/** The lowest first; equal ones by the provider's name, and of one provider as the list has them: as its receipt has them. */
export function orderOffers(
  offers: readonly ShownOffer[],
  { by }: Pick<ListOrder<Record<string, unknown>>, "by">,
): readonly ShownOffer[] {
  if (!by) return offers;
  const rankable = ({ facts, providerName }: ShownOffer): Rankable => ({
    providerName,
    price: { comparison: { ore: by(facts), basis: "year" } },
  });
  return offers.toSorted((a, b) => byRank(rankable(a), rankable(b)));
}
