import { defineTexts } from "#domain/text/text-set.ts";

export const assistantTexts = defineTexts("assistant", {
  init: {
    title: "Vad är viktigt för dig?",
    lead: (count: number) => `Välj ett eller flera. Vi söker bland de ${count} priserna du redan fått.`,
    legend: "Önskemål",
    submit: "Visa förslag",
    history: "Tidigare förslag",
  },
  loading: {
    title: "Letar bland dina priser",
    /** OP-07: two are shown; the third may be set, and is empty until it is. */
    first: "Läser bolagens villkor",
    second: "Jämför villkoren med det du valt",
    third: "",
  },
  success: {
    title: (count: number) => (count === 3 ? "Tre förslag som passar dig" : "Förslag som passar dig"),
    show: "Visa i listan",
    change: "Ändra önskemål",
  },
  /** OP-23. */
  error: {
    title: "Det gick inte den här gången",
    heading: "Vi fick inget svar från AI-tjänsten.",
    text: "Dina priser ligger kvar. Du kan försöka igen eller jämföra självriskerna själv.",
    again: "Försök igen",
    compare: "Jämför själv",
  },
  chosen: "Det du har valt",
  suggestions: "Förslag",
  note: "Förslagen tas fram av en AI utifrån bolagens villkor. Den kan ha fel, så läs villkoren innan du tecknar.",
  noteByRules: "Den här gången är förslagen framräknade med fasta regler, utan AI. Läs villkoren innan du tecknar.",
  notice: (provider: string) => `Förslag från AI: ${provider}`,
  noticeByRules: (provider: string) => `Förslag: ${provider}`,
  noticeLink: "Visa förslagen igen",
});
