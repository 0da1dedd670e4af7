export const privateLoanPlaceTexts = { menu: "Privatlån", product: "privatlån" } as const;
