export const announcedPageTexts = {
  title: (product: string) => `Jämför ${product}`,
  description: (product: string) =>
    `Jämförelsen av ${product} är inte klar än. Läs vad som kommer och vad du kan göra under tiden.`,
  notYet: "Inte klart än",
  notYetText: "Vi arbetar på den här jämförelsen. Inga priser visas förrän bolagen själva har lämnat dem.",
  comingHeading: "Det här kommer",
  meanwhileHeading: "Under tiden",
  readyHeading: "Det här kan du jämföra nu",
} as const;
