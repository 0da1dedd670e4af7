export const searchModalTexts = {
  title: "Ändra din sökning",
  keepsPersonal: "Lämna tomt så söker vi på samma uppgift som förut.",
  searchAgain: "Sök igen",
} as const;
