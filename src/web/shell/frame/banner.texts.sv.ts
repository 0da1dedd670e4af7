export const bannerTexts = {
  close: (banner: string) => `Stäng: ${banner}`,
  bigDay: "Spardagen",
  bigDayText: "En dag i månaden räcker för att hålla koll på det du betalar för.",
  bigDayLink: "Läs om Spardagen",
  newsletter: "Nyhetsbrev",
  newsletterText: "Privatekonomiska tips varje vecka.",
  newsletterLink: "Få nyhetsbrevet",
} as const;
