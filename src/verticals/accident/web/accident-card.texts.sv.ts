export const accidentCardTexts = {
  upTo: (kr: string) => `Upp till ${kr} vid invaliditet`,
  sum: (chosen: string, highest: string) => `Försäkringsbelopp ${chosen}, som mest ${highest} vid invaliditet`,
  examples: "Ersättningsexempel",
  examplesHelp: (amount: string) => `Så mycket betalar bolaget när försäkringsbeloppet är ${amount}.`,
  about: "Om försäkringen",
  name: "Försäkringens namn",
  firstStart: "Kan börja gälla",
  benefitsOf: (provider: string) => `Fördelar med ${provider}`,
} as const;

export const accidentComparisonTexts = {
  title: "Jämför olycksfallsförsäkring",
  rows: "Ersättning och villkor",
  bindingTime: "Bindningstid",
  note: "Beloppen är exempel på vad bolagen betalar med det försäkringsbelopp du har valt. Hur mycket du får beror på skadan och på bolagets villkor.",
} as const;

export const accidentOrderTexts = {
  about: "Om försäkringen",
  examples: "Ersättningsexempel",
  benefits: "Fördelar",
} as const;
