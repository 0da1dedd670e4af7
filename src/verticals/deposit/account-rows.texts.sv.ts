import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import type { Withdrawals } from "./deposit.search.ts";

export const accountRowTexts = {
  rate: "Ränta",
  withdrawals: "Uttag",
  notice: "Tid till utbetalning",
  noNotice: "Direkt",
  days: (days: number) => (days === 1 ? "1 dag" : `${formatWhole(days)} dagar`),
  guarantee: "Insättningsgaranti",
  guaranteed: (ore: number | undefined) => (ore === undefined ? "Ja" : `Ja, högst ${formatKr(ore)}`),
  notGuaranteed: "Nej",
  least: "Lägsta belopp",
  noLeast: "Inget",
  most: "Högsta belopp",
} as const;

export const withdrawalNames: Readonly<Record<Withdrawals, string>> = {
  free: "När du vill, utan avgift",
  limited: "Efter uppsägning",
  "at-end": "När bindningstiden är slut",
};

/** "3,10 %": as banks write it, always with two decimals. */
export const formatRate = (rate: number): string => `${(rate / 100).toFixed(2).replace(".", ",")}\u00A0%`;
