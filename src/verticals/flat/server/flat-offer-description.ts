import { formatKr } from "#domain/format/swedish-format.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { discountNotices, discountTerm, missingNotice } from "#verticals/_insurance/offer-notices.ts";
import { coverSection, excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { excessNames, flatCoverTexts } from "#verticals/flat/flat.texts.sv.ts";
import { listCovers } from "#verticals/flat/flat-covers.ts";

/** A home offer in the form that every vertical shares. */
export const describeFlatOffer = (detail: FlatDetail): OfferDescription => ({
  featured: detail.featured,
  benefits: detail.benefits,
  services: detail.services,
  bindingMonths: detail.bindingMonths,
  sections: [
    coverSection(listCovers(detail)),
    termSection([discountTerm(detail.discount), bindingTerm(detail.bindingMonths)]),
    excessSection(
      detail.excesses.map(({ kind, ore }) => ({
        type: EXCESS_TYPES[kind],
        name: excessNames[kind],
        text: formatKr(ore),
      })),
    ),
  ],
  notices: [
    ...discountNotices(detail.conditional),
    ...(detail.hasTenantOwner === false ? [missingNotice(flatCoverTexts.tenantOwner)] : []),
  ],
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  discount: detail.discount,
  about: detail.about,
});

const EXCESS_TYPES: Readonly<Record<FlatDetail["excesses"][number]["kind"], string>> = {
  movables: "PERSONAL_PROPERTY",
  water: "WATER",
  allrisk: "ALLRISK",
  tenantowner: "TENANT_OWNER",
  travel: "TRAVEL",
};
