/** What is saved in a year, in öre. Undefined when there is nothing to compare with, or nothing is saved (C-027: equal is not cheaper). */
export function calculateYearlySaving(feeTodayOre: number | undefined, yearlyFeeOre: number): number | undefined {
  if (feeTodayOre === undefined || feeTodayOre <= yearlyFeeOre) return undefined;
  return feeTodayOre - yearlyFeeOre;
}
