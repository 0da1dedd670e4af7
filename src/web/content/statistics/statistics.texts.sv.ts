import { defineTexts } from "#domain/text/text-set.ts";

export const statisticsTexts = defineTexts("statistics", {
  title: "Vad kostar det där du bor?",
  crumb: "Prisstatistik",
  description: "Medianpriser per län från sökningar hos Sparv, månad för månad, som öppna data.",
  lead: "Medianen av det lägsta pris som personer har fått när de jämförde hos oss, per tjänst och län. Bara den som har legitimerat sig räknas. En siffra visas bara när minst 30 personer ligger bakom den.",
  period: (month: string) => `Sökningar i ${month}`,
  none: {
    heading: "För få sökningar",
    month: (month: string) =>
      `Inget län nådde 30 personer för någon tjänst i ${month}. Då visar vi inga siffror, för de skulle säga mer om personerna än om priserna.`,
    never: "Ingen månad har släppts än. Varje månad räknas en gång, när den är slut.",
  },
  table: {
    caption: (product: string, month: string) => `Lägsta pris per år, ${product}, ${month}`,
    region: "Län",
    median: "Median",
    interval: "Intervall",
    persons: "Personer, minst",
    between: (low: string, high: string) => `${low} till ${high}`,
  },
  others: {
    heading: "Andra månader",
    label: (month: string, figures: number) =>
      figures === 0 ? `${month}, inga siffror` : `${month}, ${figures} ${figures === 1 ? "siffra" : "siffror"}`,
  },
  data: {
    heading: "Öppna data",
    text: "Alla månader finns i en fil. Du får använda och sprida siffrorna fritt, också kommersiellt, om du anger Sparv som källa. Licensen är",
    licence: "Creative Commons Erkännande 4.0 (CC BY 4.0)",
    link: "Hämta alla priser (CSV)",
  },
  method: {
    heading: "Så räknar vi",
    rows: [
      "Priset är det lägsta årspriset i personens lista. Har en person sökt flera gånger under månaden räknas bara den senaste listan.",
      "Medianen är det mittersta priset: hälften fick ett lägre pris och hälften ett högre. Alla val i formuläret räknas tillsammans, till exempel stora och små skydd.",
      "Intervallet visar hur säker medianen är. Det går mellan två av de sorterade priserna och täcker den verkliga medianen i minst 95 fall av 100, hur priserna än fördelar sig.",
      "Bara sökningar i en webbläsare där någon har legitimerat sig med BankID räknas. Annars kunde någon hitta på sökningar och räkna fram vad en riktig person fick.",
      "En person räknas en gång per tjänst, län och månad. Sökningar från samma webbläsare, av samma legitimerade person eller med samma personnummer räknas som en person. Hellre för få än för många. Vi sparar inte i statistiken vem som har sökt.",
      "Antalet personer avrundas nedåt till hela tiotal.",
      "Länet kommer från postnumret i sökningen. Sökningar utan postnummer eller utan pris är inte med.",
      "Siffrorna avrundas till hela tiotal kronor, så att ingen persons eget pris syns.",
      "En månad räknas en gång, tidigast den tredje i nästa månad, och ändras aldrig efteråt. Därför går det inte att jämföra två utgåvor och se vad en person fick.",
      "Tjänster där vi inte jämför årspriser är inte med.",
    ],
  },
  sample: "Sparv är en demonstration: bolagen och priserna är påhittade, och siffrorna gäller sökningar här.",
});

/** The head of the file, and its licence: the file may leave the page behind. */
export const statisticsFileTexts = {
  head: [
    "Källa: Sparv, prisstatistik. Licens: CC BY 4.0, https://creativecommons.org/licenses/by/4.0/deed.sv",
    "Median av det lägsta årspriset per person, kronor. Intervall: fördelningsfritt 95 procents konfidensintervall för medianen.",
    "Endast län med minst 30 legitimerade personer, antalet avrundat nedåt till tiotal. Avrundat till hela tiotal kronor. Metod:",
  ],
  columns: ["manad", "tjanst", "lan", "personer_minst", "median_kr", "intervall_fran_kr", "intervall_till_kr"],
  fileName: "sparv-priser.csv",
} as const;
