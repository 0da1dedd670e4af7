export const flatCardTexts = {
  /** Spec 3 §2.12: one name for the toggle, open or closed. */
  details: "Självrisker & fördelar",
  excesses: "Självrisker",
  covers: "Skydd",
  other: "Övrigt",
} as const;

export const flatComparisonTexts = {
  title: "Jämför hemförsäkring",
  rows: "Villkor",
  bindingTime: "Bindningstid",
  monthly: "Pris per månad",
  noExcess: "–",
  note: "Självrisken är det du själv betalar vid en skada. Rabatten är redan avdragen från priset.",
} as const;

export const flatOrderTexts = {
  about: "Om försäkringen",
  /** "Bostadsrätt, 62 kvm". */
  home: (housing: string, area: string) => [housing.toLowerCase(), area].filter(Boolean).join(", "),
} as const;
