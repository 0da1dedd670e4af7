import { formatKr } from "#domain/format/swedish-format.ts";
import type { ListFilter } from "#verticals/_contract/list-choices.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { ShownOffer } from "#web/shop/offers/present-result.ts";
import { rowTexts } from "#web/shop/offers/result.texts.sv.ts";
import { filterTexts as texts } from "./filters.texts.sv.ts";

export type OfferFilter = ListFilter<ShownOffer>;

/** Those that a vertical has of its own, and those that its offers have in common. */
export function listFilters(web: Pick<VerticalWeb, "filters">, offers: readonly ShownOffer[]): readonly OfferFilter[] {
  const own = (web.filters ?? []).map((filter): OfferFilter => ({
    ...filter,
    choices: filter.choices.map((choice) => ({ ...choice, matches: ({ facts }) => choice.matches(facts) })),
  }));
  return [...own, ...rowFilters(offers), ...companyFilter(offers)];
}

/** Of the limits in a list, those that leave some of it. */
const MOST_LIMITS = 4;
/** More parts of the cover have no room in one line. */
const MOST_PARTS = 3;

/** By what the rows state: what a customer pays of a damage, how long one is bound, and the parts that not every offer has. */
function rowFilters(offers: readonly ShownOffer[]): OfferFilter[] {
  const rows = offers.flatMap(({ row }) => row ?? []);
  if (rows.length === 0) return [];
  const divides = (count: number): boolean => count > 0 && count < offers.length;
  const count = (matches: (offer: ShownOffer) => boolean): number => offers.filter(matches).length;
  const limits = [...new Set(rows.flatMap(({ highestOwnCostOre }) => highestOwnCostOre ?? []))]
    .toSorted((a, b) => a - b)
    .map((ore) => ({ ore, matches: ({ row }: ShownOffer) => (row?.highestOwnCostOre ?? Infinity) <= ore }))
    .filter(({ matches }) => divides(count(matches)))
    .slice(0, MOST_LIMITS);
  const isUnbound = ({ row }: ShownOffer): boolean => row?.bindingMonths === 0;
  const parts = [...new Set(rows.flatMap((row) => row.parts))]
    .map((name) => ({ name, matches: ({ row }: ShownOffer) => row?.parts.includes(name) === true }))
    .map((part) => ({ ...part, count: count(part.matches) }))
    .filter((part) => divides(part.count))
    // What divides the list most evenly is of most use.
    .toSorted((a, b) => Math.abs(2 * a.count - offers.length) - Math.abs(2 * b.count - offers.length))
    .slice(0, MOST_PARTS);
  return [
    ...(limits.length > 0
      ? [
          {
            name: "sjalvrisk",
            label: rowTexts.ownCost,
            look: "menu",
            all: rowTexts.anyOwnCost,
            choices: limits.map(({ ore, matches }) => ({
              id: String(ore / 100),
              label: texts.atMost(formatKr(ore)),
              matches,
            })),
          } as const,
        ]
      : []),
    ...(divides(count(isUnbound)) ? [toggle("bindning", texts.unbound, isUnbound)] : []),
    ...parts.map(({ name, matches }) => toggle(`del-${idOf(name)}`, texts.included(name), matches)),
  ];
}

function companyFilter(offers: readonly ShownOffer[]): OfferFilter[] {
  const names = new Map(offers.map(({ providerId, providerName }) => [providerId, providerName]));
  if (names.size < 2) return [];
  return [
    {
      name: "bolag",
      label: texts.company,
      look: "menu",
      all: texts.anyCompany,
      choices: [...names]
        .toSorted(([, a], [, b]) => a.localeCompare(b, "sv"))
        .map(([id, label]) => ({ id: String(id), label, matches: ({ providerId }) => providerId === id })),
    },
  ];
}

const toggle = (name: string, label: string, matches: (offer: ShownOffer) => boolean): OfferFilter => ({
  name,
  label,
  look: "toggle",
  all: label,
  choices: [{ id: "ja", label, matches }],
});

/** "Hyrbil" names its filter in the address as it is read. */
const idOf = (name: string): string =>
  name
    .toLocaleLowerCase("sv")
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "");
