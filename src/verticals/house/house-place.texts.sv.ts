export const housePlaceTexts = { product: "villaförsäkring", menu: "Villa" } as const;
