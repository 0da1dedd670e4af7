export const announcedPageTexts = {
  title: (product: string) => `Jämför ${product}`,
  description: (product: string) =>
    `Jämförelsen av ${product} är inte klar än. Läs vad som kommer och vad du kan göra under tiden.`,
  notYet: "Inte klart än",
  notYetText: "Den här jämförelsen är inte byggd. Vi visar inga priser förrän de är riktiga svar från bolagen.",
  comingHeading: "Det här kommer",
  meanwhileHeading: "Under tiden",
  readyHeading: "Det här kan du jämföra nu",
} as const;
