export const houseFetchTexts = {
  insurance: "villaförsäkring",
  /** Spec 3 §2.12, verbatim. */
  lead: "Hämta villauppgifterna från ditt försäkringsbolag. Se vad du kan spara!",
} as const;

/** C-124, OP-23. */
export const houseFetchMessages: readonly string[] = [
  "Loggar in hos ditt försäkringsbolag",
  "Letar efter dina försäkringar",
  "Hittar rätt hus bland dina försäkringar",
  "Läser ditt försäkringsbrev",
  "Kontrollerar adressen",
  "Läser fastighetsbeteckningen",
  "Läser hur stort huset är",
  "Ser efter vilket år huset byggdes",
  "Ser efter om huset har renoverats",
  "Ser efter om det finns källare",
  "Läser hur många badrum du har",
  "Ser efter hur huset värms upp",
  "Letar efter garage och andra byggnader",
  "Ser efter om du har larm",
  "Läser hur många som bor i huset",
  "Läser vad försäkringen kostar",
  "Räknar om priset till ett år",
  "Letar upp när försäkringen förnyas",
  "Läser självrisken för byggnaden",
  "Läser självrisken för lösöret",
  "Ser efter vilka tillägg du har",
  "Gör i ordning din jämförelse",
];
