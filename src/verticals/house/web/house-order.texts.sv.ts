export const houseOrderTexts = {
  about: "Om försäkringen",
  services: (names: readonly string[]) => `Tjänster: ${names.join(", ")}.`,
} as const;
