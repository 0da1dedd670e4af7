import { coverSection } from "#verticals/_insurance/offer-sections.ts";
import { excessRows, homeComparison } from "#verticals/_insurance/web/home-comparison.ts";
import { coverRows } from "#verticals/_web/compare-rows.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { flatComparisonTitle } from "./flat-web.texts.sv.ts";

/** What is covered first, then what is paid at a damage. */
export const flatComparison = homeComparison<FlatDetail>(flatComparisonTitle, (offers) => [
  ...coverRows(offers, ({ facts }) => coverSection(facts.cover).rows),
  ...excessRows(offers),
]);
