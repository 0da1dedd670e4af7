import { findPart, isIncluded } from "#domain/cover/cover.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { discountNotices, discountTerm, missingNotice } from "#verticals/_insurance/offer-notices.ts";
import { coverSection, excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";

/** A home offer in the form that every vertical shares. */
export const describeFlatOffer = (detail: FlatDetail): OfferDescription => ({
  featured: detail.featured,
  cover: detail.cover,
  benefits: detail.benefits,
  services: listServices(detail.cover),
  bindingMonths: detail.bindingMonths,
  sections: [
    coverSection(detail.cover),
    termSection([discountTerm(detail.discount), bindingTerm(detail.bindingMonths)]),
    excessSection(detail.cover),
  ],
  notices: [...discountNotices(detail.conditional), ...missingTenantOwner(detail)],
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  discount: detail.discount,
  about: detail.about,
});

function missingTenantOwner({ cover }: FlatDetail): string[] {
  const part = findPart(cover, "TENANT_OWNER");
  return part && !isIncluded(part) ? [missingNotice(part.name)] : [];
}
