export const flatPlaceTexts = { product: "hemförsäkring", menu: "Hem" } as const;
