/** Used by lookups only; the texts of fields are with the forms. */
export const lookupTexts = {
  /** A sole trader's number is a personal number: its name is not disclosed. */
  soleTrader: "Enskild firma",
  addressNotFound: "Vi hittar inte adressen",
} as const;
