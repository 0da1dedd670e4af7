/** By the label of a price line. */
export const insurancePriceTexts = {
  yearly: "Pris per år",
  monthly: "Pris per månad",
} as const;
