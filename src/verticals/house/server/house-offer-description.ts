import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { discountNotices, discountTerm } from "#verticals/_insurance/offer-notices.ts";
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
  excesses: [
    excess("BUILDING", houseDetailTexts.buildingExcess, detail.buildingExcessOre),
    excess("PERSONAL_PROPERTY", houseDetailTexts.movablesExcess, detail.movablesExcessOre),
  ],
  bindingMonths: detail.bindingMonths,
  covers: listHouseCovers(detail),
  terms: [discountTerm(detail.discount), bindingTerm(detail.bindingMonths)],
  notices: discountNotices(detail.discount),
  isPayAsYouDrive: false,
  disclaimer: undefined,
  consumerRating: undefined,
  links: detail.links,
  discount: detail.discount,
  about: detail.about,
  buildingExcessOre: detail.buildingExcessOre,
  movablesExcessOre: detail.movablesExcessOre,
});

const excess = (type: string, name: string, ore: number): OfferDescription["excesses"][number] => ({
  type,
  name,
  description: formatKr(ore),
  disclaimer: undefined,
  isIncluded: true,
});
