import { formatWhole } from "#domain/format/swedish-format.ts";

export const termTexts = {
  bindingTime: "Bindningstid",
  noBinding: "Ingen",
  months: (months: number) => (months === 1 ? "1 månad" : `${formatWhole(months)} månader`),
} as const;
