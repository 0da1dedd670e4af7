import type { FileFault } from "#domain/application/supplied-file.ts";

const faults: Readonly<Record<FileFault, string>> = {
  empty: "En av filerna är tom. Välj en annan.",
  "too-large":
    "En av filerna är större än 8 MB. Välj en mindre, till exempel ett foto i stället för en inskannad bild.",
  "unknown-kind": "En av filerna är varken PDF, JPEG eller PNG, eller är skadad. Välj en annan.",
  "other-kind": "En av filerna har ett namn som inte stämmer med innehållet. Spara om den och försök igen.",
};

export const supplyTexts = {
  title: "Komplettera ansökan",
  heading: (provider: string): string => `${provider} vill veta mer`,
  help: "PDF, JPEG eller PNG. Högst tre filer, högst 8 MB var. Du kan ta ett foto med telefonen.",
  send: "Skicka",
  back: "Tillbaka till ansökan",
  privacy: (provider: string): string =>
    `En PDF görs om till bilder av sidorna. Filen krypteras och skickas bara till ${provider}. Vi raderar den efter 30 dagar.`,
  none: "Välj minst en fil.",
  many: "Välj högst tre filer.",
  large: "Filerna är för stora. Varje fil får vara högst 8 MB.",
  unreadable:
    "En av filerna går inte att läsa. Är den låst med ett lösenord, eller längre än 40 sidor? Spara om den utan lösenord och med färre sidor, eller ta ett foto.",
  faults,
} as const;
