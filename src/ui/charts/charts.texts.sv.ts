export const chartTexts = {
  asTable: "Visa som tabell",
  howToRead: "Peka i diagrammet eller använd piltangenterna för att läsa av.",
} as const;
