export const broadbandPlaceTexts = { product: "bredband", menu: "Bredband" } as const;
