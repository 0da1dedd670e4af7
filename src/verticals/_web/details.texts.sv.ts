import { formatWhole } from "#domain/swedish-format.ts";

export const detailTexts = {
  documents: "Bolagets dokument",
  opensNewTab: "öppnas i ny flik",
  pdf: "PDF",
  bindingTime: "Bindningstid",
  noBinding: "Ingen",
  months: (months: number) => (months === 1 ? "1 månad" : `${formatWhole(months)} månader`),
} as const;

export const cardTexts = {
  quote: (text: string) => `”${text}”`,
  goOn: "Gå vidare",
  orderedElsewhere: "Går bara att teckna hos bolaget",
} as const;

export const orderTexts = {
  about: (provider: string) => `Om ${provider}`,
  excesses: "Självrisker",
  other: "Övrig information",
  for: "för",
} as const;
