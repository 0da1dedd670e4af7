import { type Cover, type CoverPart, isIncluded } from "#domain/cover/cover.ts";
import type { PricedChoice } from "#verticals/_contract/provider.ts";

/** Services by the insurer's own names, and what it sells besides: parts without an excess, of which only the name is known. */
export const serviceParts = (services: readonly string[], addOns: readonly PricedChoice[]): CoverPart[] => [
  ...services.map((name): CoverPart => ({ type: `${SERVICE}${name}`, name, state: "included" })),
  ...addOns.map(({ id, name, yearlyFeeOre }): CoverPart => ({
    type: `${SERVICE}${name}`,
    name,
    state: "add-on",
    addOn: { id, name, yearlyOre: yearlyFeeOre, terms: {} },
  })),
];

/** The services that are included, bought ones among them. */
export const listServices = (cover: Cover): string[] =>
  cover.filter((part) => part.type.startsWith(SERVICE) && isIncluded(part)).map(({ name }) => name);

const SERVICE = "SERVICE ";
