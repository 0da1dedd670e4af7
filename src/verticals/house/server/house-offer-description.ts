import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { discountNotices, discountTerm } from "#verticals/_insurance/offer-notices.ts";
import { coverSection, excessSection, termSection } from "#verticals/_insurance/offer-sections.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { listHouseCovers } from "#verticals/house/house-covers.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { houseDetailTexts } from "#verticals/house/house.texts.sv.ts";
import { formatKr } from "#domain/format/swedish-format.ts";

/** A house offer in the form that every vertical shares. */
export const describeHouseOffer = (detail: HouseDetail): OfferDescription => ({
  featured: detail.featured,
  benefits: detail.benefits,
  services: detail.services,
  bindingMonths: detail.bindingMonths,
  sections: [
    coverSection(listHouseCovers(detail)),
    termSection([discountTerm(detail.discount), bindingTerm(detail.bindingMonths)]),
    excessSection([
      { type: "BUILDING", name: houseDetailTexts.buildingExcess, text: formatKr(detail.buildingExcessOre) },
      { type: "PERSONAL_PROPERTY", name: houseDetailTexts.movablesExcess, text: formatKr(detail.movablesExcessOre) },
    ]),
  ],
  notices: discountNotices(detail.conditional),
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  discount: detail.discount,
  about: detail.about,
});
