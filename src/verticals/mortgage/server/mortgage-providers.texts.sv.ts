export const providerTexts = { noSuchTerm: "Banken har ingen ränta med den bindningstiden." } as const;
