/** Spec 3 §6, with the insurance's own word. */
export const homeFetchTexts = {
  title: "Jämför med din försäkring",
  dateTitle: "Hämta datum",
  notOwner: (insurance: string) =>
    `Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är personen i hushållet som står på dagens ${insurance}.`,
  noInsurance: (insurance: string) => `Tyvärr lyckades vi inte hämta någon information om din ${insurance}.`,
} as const;

export const villaFetchTexts = {
  insurance: "villaförsäkring",
  lead: "Hämta villauppgifterna från ditt försäkringsbolag. Se vad du kan spara!",
} as const;

export const hemFetchTexts = {
  insurance: "hemförsäkring",
  lead: "Hämta hemuppgifterna från ditt försäkringsbolag. Se vad du kan spara!",
} as const;

/** C-124, OP-23. */
export const villaFetchMessages: readonly string[] = [
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

export const hemFetchMessages: readonly string[] = [
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
