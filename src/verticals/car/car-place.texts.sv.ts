export const carPlaceTexts = { product: "bilförsäkring", menu: "Bil" } as const;
