export const providerTexts = {
  noSpotPrice: "Vi saknar elbörsens priser just nu och kan inte räkna ut vad bolagets rörliga avtal kostar.",
  noneMatches: "Bolaget har inget avtal som passar det du sökte.",
} as const;
