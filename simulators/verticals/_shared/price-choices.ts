import type { PricedChoice, SimulatedChoice } from "./simulated.ts";

/** What each costs with a quote of that yearly fee: the same in the quote as when it is chosen. */
export const priceChoices = (choices: readonly SimulatedChoice[] = [], yearlyFeeOre: number): PricedChoice[] =>
  choices.map(({ yearlyShare, ...choice }) => ({ ...choice, yearlyOre: wholeKr(yearlyFeeOre * yearlyShare) }));

const wholeKr = (ore: number): number => Math.round(ore / 100) * 100;
