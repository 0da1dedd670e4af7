import type { Price } from "#domain/offer/price.ts";

/** The rate large; the list is ranked by what the account gives in the time that the visitor has chosen, after tax. */
export const depositPrice = (rate: number, gainOre: number): Price => ({
  plans: [],
  compared: { basis: "whole-term", ore: gainOre, isGain: true },
  headline: "basis-points",
  figures: [
    { label: "rate", value: rate, unit: "basis-points" },
    { label: "gain", value: gainOre, unit: "ore-once" },
  ],
});
