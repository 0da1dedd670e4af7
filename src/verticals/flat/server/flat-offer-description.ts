import { formatKr } from "#domain/swedish-format.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { excessNames } from "#verticals/flat/flat.texts.sv.ts";
import { coverLines } from "#verticals/flat/flat-covers.ts";

/** A home offer in the words that every vertical shares. */
export const describeFlatOffer = (detail: FlatDetail): OfferDescription => ({
  featured: detail.featured,
  benefits: detail.benefits,
  services: [...coverLines(detail), ...detail.services],
  excesses: detail.excesses.map(({ kind, ore }) => ({
    type: EXCESS_TYPES[kind],
    name: excessNames[kind],
    description: formatKr(ore),
    disclaimer: undefined,
    isIncluded: true,
  })),
  bindingMonths: detail.bindingMonths,
  isPayAsYouDrive: false,
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  discount: detail.discount,
  about: detail.about,
  movablesExcessOre: detail.excesses[0].ore,
});

const EXCESS_TYPES: Readonly<Record<FlatDetail["excesses"][number]["kind"], string>> = {
  movables: "PERSONAL_PROPERTY",
  water: "WATER",
  allrisk: "ALLRISK",
  tenantowner: "TENANT_OWNER",
  travel: "TRAVEL",
};
