export const houseCardTexts = {
  /** Spec 3 §2.12: one name for the toggle, open or closed. */
  details: "Självrisker & fördelar",
  excesses: "Självrisker",
  covers: "Skydd",
  other: "Övrigt",
} as const;

export const houseComparisonTexts = {
  title: "Jämför villaförsäkring",
  rows: "Villkor",
  bindingTime: "Bindningstid",
  monthly: "Pris per månad",
  note: "Självrisken är det du själv betalar vid en skada. Rabatten är redan avdragen från priset.",
} as const;
