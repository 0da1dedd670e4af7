/** Said by lookups alone; what fields say lives with the forms. */
export const lookupTexts = {
  /** A sole trader's number is a personal number: whose it is, is not told. */
  soleTrader: "Enskild firma",
  addressNotFound: "Vi hittar inte adressen",
} as const;
