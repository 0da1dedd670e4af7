/** The confirmation of an order as a document, for my pages. */
export const confirmationTexts = {
  fileName: "orderbekraftelse.pdf",
  title: "Orderbekräftelse",
  ordered: (product: string, provider: string) => `Du har beställt ${product} hos ${provider}.`,
  subscription: (name: string) => `{agreement}: ${name}`,
  thing: (name: string, value: string) => `${name}: ${value}`,
  starts: (day: string) => `Börjar gälla: ${day}`,
  fee: (each: string, year: string) => `Pris: ${each} (${year})`,
  yearlyFee: (year: string) => `Pris: ${year}`,
  estimatedFee: (year: string) => `Pris: ungefär ${year}`,
  orderedAt: (moment: string) => `Beställd: ${moment}`,
  signedAt: (moment: string) => `Underskriven med BankID: ${moment}`,
  providerOrder: (provider: string, number: string) => `Ordernummer hos ${provider}: ${number}`,
  ownOrder: (number: string) => `Sparvs ordernummer: ${number}`,
  choices: "Det här har du valt",
  terms: "{termsHeading}",
  withdrawal: (lastDay: string) =>
    `Du har rätt att ångra köpet inom 14 dagar, till och med ${lastDay}. Det gör du under Beställningar på Min Sparv, när du är inloggad.`,
  factSheet: (url: string) => `Faktablad: ${url}`,
} as const;
