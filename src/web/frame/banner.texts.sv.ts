export const bannerTexts = {
  close: (banner: string) => `Stäng: ${banner}`,
  bigDay: "Min stora dag",
  bigDayText: "En dag i månaden räcker för att hålla koll på det du betalar för.",
  bigDayLink: "Läs om min stora dag",
  newsletter: "Nyhetsbrev",
} as const;
