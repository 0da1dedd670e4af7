import type { OfferLabel } from "#domain/comparison/compare-offers.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const resultTexts = defineTexts("result", {
  answered: (answered: number, asked: number) => `${answered} av ${asked} bolag har svarat.`,
  asking: (asked: number) => `Vi frågar ${asked} bolag.`,
  stopped: "Vi kunde inte hämta priserna",
  tooMany: {
    title: "Vänta en stund",
    message: "Det har gjorts ovanligt många sökningar härifrån. Vänta några minuter och försök igen.",
  },
  mustChange: "Något i din sökning behöver ändras",
  mustChangeText: "Rätta det som är markerat, så hämtar vi priserna.",
  changing: "Ändra din sökning",
  progress: "Hämtar priser",
  fetchingPrice: "Hämtar pris",
  allOffers: "Alla erbjudanden",
  otherOffers: "Övriga erbjudanden",
  difference: "Se skillnaden",
  goOn: "Gå vidare",
  goOnWith: (provider: string) => `hos ${provider}`,
  compare: "Jämför",
  compareExcesses: "Jämför självrisker",
  tools: "Verktyg för listan",
  ranking: "Lägst årspris står först, lika priser i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  rankingByPayment:
    "Lägst årskostnad med det betalsätt du har valt står först, lika priser i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  rankingFirstYear:
    "Lägst kostnad första året står först, lika priser i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  rankingLink: "Läs mer om hur vi rankar",
  /** Spec 2 §8, verbatim where it gives the text (OP-23). */
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
});

export const paymentTexts = {
  label: "Så vill du betala",
  note: "Ordning och besparing följer valet",
  ways: { monthly: "Per månad", yearly: "Hela året" },
} as const;

export const labelTexts: Readonly<Record<OfferLabel | "same_provider", string>> = {
  lowest_yearlyfee: "Lägst årspris",
  no_bindtime: "Ingen bindning",
  popular: "Populär",
  same_provider: "Samma bolag som idag",
};

export const rowTexts = {
  ownCost: "Självrisk",
  anyOwnCost: "Alla självrisker",
  bound: (months: number) => `Bunden ${months} mån`,
  otherEvents: "Välj andra händelser",
  showing: (events: string) => `Raderna visar våra exempel: ${events}.`,
  choose: "Välj vad raderna ska visa",
  places: ["Första händelsen", "Andra händelsen"],
  show: "Visa i raderna",
  showMore: (count: number) => `Visa ${count} till`,
} as const;

export const priceScaleTexts = {
  heading: { month: "Kronor per månad", year: "Kronor per år", "first-year": "Kronor första året" },
  label: "Alla priser på en linje",
  loading: "Laddar",
  youToday: (kr: string) => `Du idag ${kr}`,
  none: "Inga priser än.",
  each: { month: "per månad", year: "per år", "first-year": "första året" },
  prices: (each: string, low: string, high: string) => `Priser ${each} från ${low} till ${high}.`,
  one: (each: string, price: string) => `Ett pris: ${price} ${each}.`,
  yours: (price: string) => `Ditt pris idag är ${price}.`,
} as const;

export const currentTexts = {
  heading: "{your} {agreement} idag",
  average: (year: string) => `i snitt, ${year}`,
  renewal: "Förnyelsedatum",
  renewsIn: (months: number) => (months === 1 ? "inom en månad" : `inom ${months} månader`),
  cover: "Skydd",
  campaign: "Du har ett kampanjpris, så vi kan inte säga vad du sparar.",
  /** Spec 2 §8. */
  missingFee: "Vi fick tyvärr inte all information om {your} nuvarande {agreement}.",
  call: "Ring",
  helps: "så hjälper vi dig.",
} as const;

export const fetchTexts = {
  yes: "Ja, hämta med BankID",
  no: "Nej",
  fetch: "Hämta med BankID",
  call: (phone: string) => `Ring ${phone} så jämför vi med den du har`,
} as const;

export const upgradeTexts = {
  show: "Visa",
  showAt: (provider: string) => `hos ${provider}`,
} as const;
