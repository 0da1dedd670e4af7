/** Shown to editors when a new text cannot be used. */
export const textFaults = {
  empty: "Skriv en text, eller återställ till standardtexten.",
  tooLong: (characters: number) => `Texten får vara högst ${characters} tecken.`,
  markup: "Skriv utan HTML. Tecknen < och > går inte att använda.",
  missing: (names: string) => `De här platshållarna måste finnas kvar: ${names}`,
  unknown: (names: string) => `De här platshållarna finns inte: ${names}`,
  changedMeanwhile: "Någon annan har ändrat texten. Läs den nya och gör om din ändring.",
} as const;
