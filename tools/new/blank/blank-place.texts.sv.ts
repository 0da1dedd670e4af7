export const blankPlaceTexts = { product: "tomtavtal", menu: "Tomt" } as const;
