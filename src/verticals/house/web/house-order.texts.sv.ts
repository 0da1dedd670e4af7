export const houseOrderTexts = {
  about: "Om försäkringen",
} as const;
