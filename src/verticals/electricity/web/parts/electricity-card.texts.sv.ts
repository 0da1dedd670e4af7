import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";

export const electricityCardTexts = {
  toggle: { show: "Visa prisets delar", hide: "Dölj prisets delar" },
  comparison: "jämförpris",
  bound: (months: number) => (months % 12 === 0 ? `Bundet ${months / 12} år` : `Bundet ${months} månader`),
  unbound: "Ingen bindningstid",
  samePrice: "Samma pris per kWh under hela avtalet.",
  range: {
    title: (years: number) =>
      years === 1 ? "Med det senaste årets elpris" : `Med de senaste ${yearsWord(years)} årens elpris`,
    lowest: "billigast",
    median: "medel",
    highest: "dyrast",
    /** The same for a screen reader, in one sentence. */
    spoken: (range: { lowestOre: number; medianOre: number; highestOre: number; years: number }) =>
      `Med elpriset de senaste ${yearsWord(range.years)} åren hade avtalet kostat ${formatKr(range.lowestOre)} det billigaste året, ${formatKr(range.medianOre)} det mellersta och ${formatKr(range.highestOre)} det dyraste.`,
  },
  terms: "Avtalet",
  parts: "Så är priset uppbyggt",
  perKwh: "Öre per kWh",
  total: "Jämförpris totalt",
  spotAge: (month: string, area: string) => `Spotpriset är snittet för ${formatMonth(month)} i ${area}.`,
  whole: "Allt om avtalet",
  wholeOf: (name: string) => `, ${name}`,
} as const;

function yearsWord(years: number): string {
  return ["noll", "ett", "två", "tre", "fyra", "fem"][years] ?? String(years);
}
