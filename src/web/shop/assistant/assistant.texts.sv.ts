import { defineTexts } from "#domain/text/text-set.ts";

export const assistantTexts = defineTexts("assistant", {
  init: {
    title: "Vad är viktigt för dig?",
    lead: (count: number) => `Välj ett eller flera. Vi söker bland de ${count} priserna du redan fått.`,
    legend: "Önskemål",
    submit: "Visa vilka som uppfyller det",
    history: "Det du har frågat förut",
  },
  loading: {
    title: "Letar bland dina priser",
    /** OP-07: two are shown; the third may be set, and is empty until it is. */
    first: "Läser bolagens villkor",
    second: "Jämför villkoren med det du valt",
    third: "",
  },
  success: {
    title: (count: number) => (count === 0 ? "Inget uppfyller allt du valde" : "Uppfyller det du valde"),
    none: "Ta bort något av önskemålen, eller jämför priserna själv.",
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
  suggestions: "Uppfyller det du valde",
  note: "En AI väljer vad som står om varje pris, utifrån bolagens villkor. Den kan ha fel, så läs villkoren innan du tecknar. Vi ger ingen rådgivning.",
  noteByRules:
    "Den här gången är svaret framräknat med fasta regler, utan AI. Läs villkoren innan du tecknar. Vi ger ingen rådgivning.",
  notice: (provider: string) => `Uppfyller det du valde: ${provider}`,
  noticeLink: "Visa alla som gör det",
});
