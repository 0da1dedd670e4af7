import { defineTexts } from "#domain/text/text-set.ts";

/** Spec 3 §2.7: keys as documented. */
export const sellingPointTexts = defineTexts("selling-points", {
  title: "Därför kan du vara lugn",
  checkout_usp_1: "14 dagars ångerrätt",
  checkout_usp_2: "Samma pris som hos bolaget",
  checkout_usp_4: "Du väljer själv startdatum",
  /** A claim about tomorrow's prices: only where the variant is on. */
  checkout_usp_4_variant_3: "Köp idag och undvik prishöjningar",
});
