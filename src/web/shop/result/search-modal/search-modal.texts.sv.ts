export const searchModalTexts = {
  title: "Ändra din sökning",
  unchangedPersonalNumber: "Lämna tomt om det är samma personnummer.",
  unchangedAnswer: "Lämna tomt om inget har ändrats.",
  searchAgain: "Sök igen",
  /** Spec 3 §4.7: above the fields that the insurer did not send. */
  isThisRight: "Stämmer detta?",
  fetchedFrom: (provider: string) => `Det mesta har vi hämtat från ${provider}.`,
  searchWithout: "Stämmer inte det? Skriv in allt själv.",
} as const;
