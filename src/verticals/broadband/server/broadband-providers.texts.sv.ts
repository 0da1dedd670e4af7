export const providerTexts = {
  noneMatches: "Operatören har inget på adressen som passar det du sökte.",
} as const;
