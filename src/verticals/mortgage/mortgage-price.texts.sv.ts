export const mortgagePriceTexts = {
  net: "Ränta efter avdrag",
  year: "Ränta efter avdrag på ett år",
  rate: "Listränta",
} as const;
