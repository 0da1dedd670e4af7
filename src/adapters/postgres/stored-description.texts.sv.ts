export const storedTitles = { covers: "Skydd", terms: "Villkor", excess: "Självrisk" } as const;
