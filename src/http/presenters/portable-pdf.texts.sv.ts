import { capitalize } from "#domain/text/capitalize.ts";

export const portablePdfTexts = {
  title: (product: string, isOne: boolean) => (isOne ? `Erbjudande om ${product}` : `Priser på ${product}`),
  fetched: (moment: string, isOne: boolean) => `${isOne ? "Priset" : "Priserna"} hämtades ${moment} på Sparv.`,
  about: (about: string) => `${about}.`,
  /** Some products begin with the name of their provider. */
  offer: (position: number, provider: string, product: string) =>
    `${position}. ${product.startsWith(provider) ? product : `${provider}, ${product}`}`,
  place: (position: number, count: number) => `Nummer ${position} av ${count} i listan.`,
  prices: (prices: readonly string[]) => prices.join(", "),
  rows: (section: string, rows: readonly string[]) => `${capitalize(section)}: ${rows.join("; ")}.`,
  row: (name: string, text: string) => `${name} ${text}`,
  validUntil: (date: string) => `Priset gäller till ${date}.`,
  ranked: "Listan är sorterad efter pris, lägst först. Ingen kan betala för en bättre plats.",
  rankedByGain: "Listan är sorterad efter vad den ger, mest först. Ingen kan betala för en bättre plats.",
  paid: {
    monthly: "Priserna gäller den som betalar per månad: ett år är tolv månader.",
    yearly: "Priserna gäller den som betalar hela året på en gång.",
  },
  checkTitle: "Kontrollera listan",
  check: (address: string) =>
    `Skanna koden med mobilen, eller öppna ${address}. Där ser du hela listan och kan räkna om ordningen.`,
  never: "Personnummer, adress och registreringsnummer står inte i dokumentet.",
  listFile: "sparv-lista",
  offerFile: "sparv-erbjudande",
} as const;
