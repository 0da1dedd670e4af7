import type { LookupName } from "#domain/form/kinds/input-rules.ts";

/** The texts of the inputs themselves; the messages of the rules are with the rules in the domain. */
export const inputTexts = {
  /** Read out before an error; sighted visitors see the icon. */
  errorPrefix: "Fel: ",
  moreAbout: (title: string) => `Mer om ${title}`,
  lookingUp: {
    person: "Letar upp namnet",
    vehicle: "Letar upp fordonet",
    zip: "Letar upp orten",
    organisation: "Letar upp företaget",
    email: "Kontrollerar adressen",
  } satisfies Record<LookupName, string>,
  takeBackChoice: "Tryck på det valda igen för att ta bort valet.",
  year: "År",
  month: "Månad",
  noSuggestions: "Inga förslag",
} as const;

export const calendarTexts = {
  open: (label: string) => `Välj datum, ${label}`,
  clear: "Ta bort datumet",
  yourChoice: "Ditt val",
  weekShort: "v.",
  week: "Vecka",
  /** Monday first. */
  weekdays: ["må", "ti", "on", "to", "fr", "lö", "sö"],
} as const;
