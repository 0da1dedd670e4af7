export const depositPriceTexts = { rate: "Ränta", gain: "Ränta efter skatt" } as const;
