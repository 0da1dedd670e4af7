export const electricityPlaceTexts = { product: "elavtal", menu: "El" } as const;
