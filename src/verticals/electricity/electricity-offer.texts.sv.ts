import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr, formatPrice } from "#domain/format/swedish-format.ts";
import type { ContractCost } from "./electricity.contract.ts";

export const electricityOfferTexts = {
  termsTitle: "Avtalet",
  type: "Avtalsform",
  comparison: (month: string | undefined): string =>
    month === undefined ? "Jämförpris" : `Jämförpris för ${formatMonth(month)}`,
  /** The parts of the comparison price are without. */
  withVat: (name: string): string => `${name} med moms`,
  origin: "Elens ursprung",
  fixedFee: "Månadsavgift",
  noFixedFee: "Ingen månadsavgift",
  termsValid: "Villkoren gäller",
  termination: "Uppsägningstid",
  untilFurther: "Tills vidare",
  none: "Ingen",
  months: (months: number): string => (months === 1 ? "1 månad" : `${months} månader`),
  kwh: (hundredths: number): string => formatPrice({ value: hundredths, unit: "hundredth-ore-kwh" }),
  fee: (ore: number): string => formatPrice({ value: ore, unit: "ore-month" }),
  /** The first year with the fee for leaving the present contract. */
  firstYear: ({ yearOre }: ContractCost, exitFeeOre: number): string =>
    `Första året blir det ungefär ${formatKr(yearOre + exitFeeOre)} med avgiften på ${formatKr(exitFeeOre)} för att lämna ditt nuvarande avtal.`,
} as const;
