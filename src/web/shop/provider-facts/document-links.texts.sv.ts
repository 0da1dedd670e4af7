export const documentTexts = { pdf: " (PDF)" } as const;
