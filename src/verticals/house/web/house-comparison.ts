import { excessRows, homeComparison } from "#verticals/_insurance/web/home-comparison.ts";
import { coverRows } from "#verticals/_web/compare-rows.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";
import { houseSections } from "./house-sections.ts";
import { houseComparisonTitle } from "./house-web.texts.sv.ts";

/** The excesses first. */
export const houseComparison = homeComparison<HouseDetail>(houseComparisonTitle, (offers) => [
  ...excessRows(offers, houseSections),
  ...coverRows(offers, ({ facts }) => houseSections.covers(facts)),
]);
