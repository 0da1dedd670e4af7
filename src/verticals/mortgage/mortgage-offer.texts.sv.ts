import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatRate } from "./mortgage.texts.sv.ts";

export const mortgageOfferTexts = {
  name: "Bolån",
  ratesTitle: "Räntor",
  rateName: (months: number) => `Listränta ${months < 12 ? `${months} mån` : `${months / 12} år`}`,
  average: (rate: number, month: string) => `Snittränta ${formatMonth(month)}: ${formatRate(rate)}`,
  listMayChange: "Listräntor kan ändras. Din egen ränta bestämmer banken, och den kan bli lägre om du förhandlar.",
} as const;
