/** The search at the top of its result. */
export const searchChipTexts = {
  yourSearch: "Din sökning",
  change: "Ändra",
} as const;
