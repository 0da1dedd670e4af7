/** Spec 3 §2.12: one name for the toggle, open or closed. */
const DETAILS = "Självrisker & fördelar";

export const homeCardTexts = {
  toggle: { show: DETAILS, hide: DETAILS },
  excesses: "Självrisker",
  covers: "Skydd",
  other: "Övrigt",
} as const;

export const homeComparisonTexts = {
  rows: "Villkor",
  bindingTime: "Bindningstid",
  note: "Självrisken är det du själv betalar vid en skada. Rabatten är redan avdragen från priset.",
} as const;

export const homeOrderTexts = { about: "Om försäkringen" } as const;
