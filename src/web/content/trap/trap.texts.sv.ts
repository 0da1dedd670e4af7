export const trapTexts = {
  label: "Lämna det här fältet tomt",
} as const;
