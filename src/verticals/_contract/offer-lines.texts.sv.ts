export const lineTexts = { excess: "Självrisk" } as const;
