import { coverSection } from "#verticals/_insurance/offer-sections.ts";
import { excessRows, homeComparison } from "#verticals/_insurance/web/home-comparison.ts";
import { coverRows } from "#verticals/_web/compare-rows.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { houseComparisonTitle } from "./house-web.texts.sv.ts";

/** The excesses first. */
export const houseComparison = homeComparison<HouseDetail>(houseComparisonTitle, (offers) => [
  ...excessRows(offers),
  ...coverRows(offers, ({ facts }) => coverSection(facts.cover).rows),
]);
