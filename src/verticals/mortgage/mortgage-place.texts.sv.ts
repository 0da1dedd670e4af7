export const mortgagePlaceTexts = { product: "bolån", menu: "Bolån" } as const;
