import type { OfferRow, OfferSection } from "#verticals/_contract/offer-description.ts";
import { sectionTexts as texts } from "./offer-sections.texts.sv.ts";

/** Covers that differ between offers, included or not. */
export const coverSection = (rows: readonly OfferRow[]): OfferSection => ({ id: "covers", title: texts.covers, rows });

/** What is promised in figures and is no excess: what is paid out, how long one is bound. */
export const termSection = (rows: readonly OfferRow[]): OfferSection => ({ id: "terms", title: texts.terms, rows });

/** The visitor's part of each damage. */
export const excessSection = (rows: readonly OfferRow[]): OfferSection => ({
  id: "excess",
  title: texts.excess,
  namesRows: true,
  rows,
});
