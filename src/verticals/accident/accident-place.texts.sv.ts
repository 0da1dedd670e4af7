export const accidentPlaceTexts = { product: "olycksfallsförsäkring", menu: "Olycksfall" } as const;
