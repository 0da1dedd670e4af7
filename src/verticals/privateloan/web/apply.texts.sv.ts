export const applyTexts = {
  loan: "Ditt lån",
  change: "Ändra",
  time: "Tid",
  about: "Ungefär",
  years: (years: number) => `${years} år`,
  enquiry:
    "När du har skrivit under tas en enda kreditupplysning om dig. Alla långivare delar på den, så den syns bara en gång. Du binder dig inte till något.",
  warning: "Varning! Att låna pengar kostar pengar.",
} as const;
