import type { NoOfferReason } from "#domain/offer/offer.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const aboutSearchTexts = defineTexts("about-search", {
  heading: "Om sökningen",
  asked: (asked: number, offered: number) =>
    `Vi frågade ${asked} bolag. ${offered === 0 ? "Inget av dem" : offered} gav ett pris.`,
  showUnanswered: "Visa företag som inte gav något svar",
  hideUnanswered: "Dölj företag som inte gav något svar",
  links: "Mer om listan",
  check: "Kontrollera listan",
  events: "Om det händer",
  share: "Dela eller ta med",
});

/** Used when a provider without an offer has sent no message of its own. */
export const noOfferTexts = defineTexts("silence", {
  declined: "Bolaget kunde inte ge något pris.",
  "no-answer": "Bolaget svarade inte i tid.",
  unreadable: "Bolagets svar gick inte att läsa.",
  unavailable: "Bolaget går inte att nå just nu.",
} satisfies Record<NoOfferReason, string>);
