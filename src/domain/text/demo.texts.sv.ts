/** Stands by whatever our own program of demonstration data has made. */
export const demoTexts = { mark: "Demodata" } as const;
