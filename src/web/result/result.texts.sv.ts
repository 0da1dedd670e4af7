import type { SilenceReason } from "#domain/offer.ts";

export const resultTexts = {
  yourSearch: "Din sökning",
  change: "Ändra",
  answered: (answered: number, asked: number) => `${answered} av ${asked} bolag har svarat.`,
  asking: (asked: number) => `Vi frågar ${asked} bolag.`,
  stopped: "Vi kunde inte hämta priserna",
  progress: "Hämtar priser",
  fetchingPrice: "Hämtar pris",
  from: (fee: string) => `Från ${fee}. Lägst årspris visas först.`,
  allOffers: "Alla erbjudanden",
  rankingRule:
    "Lägst årspris står först, lika priser i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  rankingHeading: "Så är listan sorterad",
  rankingLink: "Läs mer om hur vi rankar",
  aboutHeading: "Om sökningen",
  asked: (asked: number, offered: number) => `Vi frågade ${asked} bolag. ${offered} gav ett pris.`,
  showSilent: "Visa företag som inte gav något svar",
  hideSilent: "Dölj företag som inte gav något svar",
  /** Spec 2 §8, word for word where it gives the words (OP-23). */
  noResults: {
    heading: "Din sökning gav inga resultat",
    withErrors: "Något gick tyvärr fel, prova att göra om din sökning.",
    withoutErrors: "Prova att ändra din filtrering, så att fler bolag kan svara.",
    byHand: "Ibland behöver ett ärende hanteras för hand.",
    call: "Ring",
    helps: "så hjälper vi dig.",
    again: "Gör om sökningen",
    callUs: "Ring oss",
  },
} as const;

/** A provider that declined says so in its own words when it has any. */
export const silenceTexts: Readonly<Record<SilenceReason, string>> = {
  declined: "Bolaget kunde inte ge något pris.",
  "no-answer": "Bolaget svarade inte i tid.",
  unreadable: "Bolagets svar gick inte att läsa.",
  unavailable: "Bolaget går inte att nå just nu.",
};
