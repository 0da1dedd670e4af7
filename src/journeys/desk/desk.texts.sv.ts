/** Errors in what staff typed, where the page fills in the nouns, and the text to a customer after a check. */
export const deskErrorTexts = {
  search: "Skriv ett ordernummer, en mejladress, ett personnummer eller referensen till ett fel.",
  searchPersonAlone: "Texten innehåller ett personnummer. Skriv bara personnumret, utan annan text.",
  searchPerson: "Det är inget giltigt personnummer. Kontrollera siffrorna.",
  outcome: "Välj vad bolaget har svarat.",
  providerOrderId: "Skriv bolagets nummer på beställningen, högst 100 tecken.",
  ending: "Välj hur det blev med {theAgreement}.",
  cancellationEnding: "Välj hur det blev med uppsägningen.",
  deliveryEnding: "Välj om leveransen ska följas igen eller avslutas.",
  reason: "Skriv ett besked till kunden, högst 1 000 tecken.",
  reasonNumber: "Skriv inte personnumret i beskedet.",
  note: "Skriv en anteckning, högst 2 000 tecken.",
  noteNumber:
    "Det ser ut att stå ett personnummer i anteckningen. Ta bort det. Ett telefonnummer skriver du med bindestreck, till exempel 070-174 06 05.",
} as const;

export const withdrawalClosedTexts = {
  ended: (provider: string): string => `${provider} har avslutat {theAgreement}. Ditt köp är ångrat.`,
  continued: (provider: string): string =>
    `${provider} har inte avslutat {theAgreement}. {it} gäller fortfarande. Är du inte nöjd med beskedet kan du vända dig till bolaget eller till Allmänna reklamationsnämnden.`,
} as const;

export const cancellationClosedTexts = {
  continued: (insurer: string): string => `${insurer} har bekräftat att {theAgreement} fortsätter.`,
  "not-continued": (insurer: string): string =>
    `${insurer} låter inte {theAgreement} fortsätta. Teckna {a} ny {agreement} i god tid, så hjälper vi dig gärna.`,
  cancelled: (insurer: string): string => `${insurer} har bekräftat att {theAgreement} är {cancelled}.`,
  "left-to-customer": (insurer: string): string =>
    `${insurer} har inte fått någon uppsägning från oss. {theAgreement} gäller tills du själv säger upp {it}.`,
} as const;

export const NOT_PLACED_MESSAGE = "Bolaget har inte tagit emot beställningen.";
