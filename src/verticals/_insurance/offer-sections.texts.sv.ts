export const sectionTexts = { excess: "Självrisk", covers: "Skydd", terms: "Villkor" } as const;
