import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { ContractCost } from "#verticals/electricity/electricity.contract.ts";

export const electricityCardTexts = {
  toggle: { show: "Visa prisets delar", hide: "Dölj prisets delar" },
  comparison: (month: string | undefined) =>
    month === undefined ? "jämförpris" : `jämförpris ${formatMonth(month).replace(/ \d+$/, "")}`,
  bound: (months: number) => (months % 12 === 0 ? `Bundet ${months / 12} år` : `Bundet ${months} månader`),
  unbound: "Ingen bindningstid",
  range: {
    same: "samma hela tiden",
    /** The same for a screen reader, in sentences. */
    spoken: (yearOre: number, range: ContractCost["range"], yoursOre: number | undefined) =>
      [
        range
          ? `De senaste tolv månaderna hade avtalet kostat ${formatKr(yearOre)}, det billigaste av ${yearsWord(range.years)} år ${formatKr(range.lowestOre)} och det dyraste ${formatKr(range.highestOre)}.`
          : `Avtalet kostar ${formatKr(yearOre)} om året, samma hela tiden.`,
        ...(yoursOre === undefined ? [] : [`Du betalar ${formatKr(yoursOre)} om året idag.`]),
      ].join(" "),
  },
  terms: "Avtalet",
  parts: "Så är priset uppbyggt",
  perKwh: "Öre per kWh",
  total: "Jämförpris totalt",
  spotAge: (month: string, area: string) => `Spotpriset är snittet för ${formatMonth(month)} i ${area}.`,
  whole: "Allt om avtalet",
  wholeOf: (name: string) => `, ${name}`,
} as const;

export function yearsWord(years: number): string {
  return ["noll", "ett", "två", "tre", "fyra", "fem"][years] ?? String(years);
}
