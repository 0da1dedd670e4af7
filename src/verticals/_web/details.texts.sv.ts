export const detailTexts = {
  documents: "Bolagets dokument",
  opensNewTab: "öppnas i ny flik",
  pdf: "PDF",
} as const;

export const aboutProviderTexts = {
  about: (provider: string) => `Om ${provider}`,
  services: "Tjänster som ingår",
} as const;

export const cardTexts = {
  withDiscount: (name: string, discount: { value: string; name: string }) =>
    `${name} (Med ${discount.value} ${discount.name})`,
  quote: (text: string) => `”${text}”`,
  goOn: "Gå vidare",
  orderedElsewhere: "Går bara att teckna hos bolaget",
} as const;

export const otherWayTexts = {
  monthly: (kr: string) => `Per månad: ${kr} mindre`,
  yearly: (kr: string) => `Hela året: ${kr} mindre`,
} as const;

export const orderTexts = {
  about: (provider: string) => `Om ${provider}`,
  excesses: "Självrisker",
  covers: "Skydd",
  other: "Övrig information",
  for: "för",
} as const;

export const compareTexts = { noAmount: "–" } as const;
