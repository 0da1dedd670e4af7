export const favouriteTexts = {
  save: (provider: string) => `Spara ${provider} som favorit`,
  /** Spec 1 §4. */
  saved: "Sparad som favorit på ditt konto.",
  removed: "Har raderats från dina favoriter.",
  toAccount: "Mitt konto",
  notSaved: "Favoriten kunde inte sparas. Försök igen om en stund.",
  notRemoved: "Favoriten kunde inte tas bort. Försök igen om en stund.",
} as const;
