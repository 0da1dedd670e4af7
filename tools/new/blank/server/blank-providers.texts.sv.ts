/** Invented, until a provider has been agreed with. */
export const blankProviderNames = { tomtbolaget: "Tomtbolaget" } as const;
