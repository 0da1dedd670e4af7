/** By the label of a price line. */
export const electricityPriceTexts = {
  yearly: "Kostnad per år",
  comparison: "Jämförpris",
  exitFee: "Avgift för att lämna ditt nuvarande avtal",
} as const;
