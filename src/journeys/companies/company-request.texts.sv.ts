/** In the mail to us. */
export const companyRequestTexts = {
  /** In the place of a sole trader's number. */
  soleTraderNumber: "Är ett personnummer, och sparas inte",
  noMessage: "Inget",
} as const;
