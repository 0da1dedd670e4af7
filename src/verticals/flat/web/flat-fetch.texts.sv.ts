export const flatFetchTexts = {
  insurance: "hemförsäkring",
  lead: "Hämta hemuppgifterna från ditt försäkringsbolag. Se vad du kan spara!",
} as const;

/** C-124, OP-23. */
export const flatFetchMessages: readonly string[] = [
  "Loggar in hos ditt försäkringsbolag",
  "Letar efter dina försäkringar",
  "Hittar rätt bostad bland dina försäkringar",
  "Läser ditt försäkringsbrev",
  "Kontrollerar adressen",
  "Läser hur stor bostaden är",
  "Läser hur många som bor hemma",
  "Läser vad försäkringen kostar",
  "Letar upp när försäkringen förnyas",
  "Läser självrisken",
  "Ser efter vilka tillägg du har",
  "Gör i ordning din jämförelse",
];
