export const depositPlaceTexts = { product: "sparkonton", menu: "Sparande" } as const;
