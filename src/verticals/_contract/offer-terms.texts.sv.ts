import { formatWhole } from "#domain/format/swedish-format.ts";

export const termTexts = {
  bindingTime: "Bindningstid",
  noBinding: "Ingen",
  unbound: "ingen bindningstid",
  bound: (months: string) => `${months} bindningstid`,
  months: (months: number) => (months === 1 ? "1 månad" : `${formatWhole(months)} månader`),
  monthsOf: (months: number) => (months === 1 ? "1 månads" : `${formatWhole(months)} månaders`),
} as const;
