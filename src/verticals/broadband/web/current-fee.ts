import type { Summary } from "#verticals/_contract/vertical-web.ts";
import type { BroadbandFacts } from "#verticals/broadband/broadband.facts.ts";

/** What the visitor pays a month today, öre, as it was typed in the search. */
export function currentFeeOf({ currentfee }: Summary): number | undefined {
  const kr = Number(currentfee);
  return Number.isInteger(kr) && kr > 0 ? kr * 100 : undefined;
}

/** What the first year saves; nothing where two years cost more than today: the campaign would only put it off. */
export function savingOf(
  { twoYearsOre }: Pick<BroadbandFacts, "twoYearsOre">,
  firstYearOre: number,
  currentMonthOre: number | undefined,
): number | undefined {
  if (currentMonthOre === undefined || twoYearsOre > currentMonthOre * 24) return undefined;
  const saved = currentMonthOre * 12 - firstYearOre;
  return saved > 0 ? saved : undefined;
}
