/** In the mail to us. */
export const companyRequestTexts = {
  /** Replaces a sole trader's number. */
  soleTraderNumber: "Är ett personnummer, och sparas inte",
  noMessage: "Inget",
} as const;
