/** By the label of a price line. */
export const broadbandPriceTexts = {
  firstYear: "Kostnad första året",
  startFee: "Startavgift",
} as const;
