import { type ConsentCategory, MARKETING, NECESSARY, PRODUCT } from "#domain/consent/consent.ts";

/** An entry stored in the visitor's browser, as the privacy page lists it under #cookies. */
export interface ListedCookie {
  readonly name: string;
  readonly category: ConsentCategory;
  readonly kind: "Kaka" | "Sessionslagring" | "Lokal lagring" | "Sparade sidor";
  readonly purpose: string;
  readonly life: string;
}

/**
 * Everything that we store in a browser ourselves. A journey visits the site and fails on an entry that is not listed here, so
 * a change that stores something new adds its line.
 */
export const cookieList: readonly ListedCookie[] = [
  {
    name: "__Host-sparv",
    category: NECESSARY,
    kind: "Kaka",
    purpose: "Håller ihop dina sökningar, så att bara du kan öppna dem.",
    life: "90 dagar",
  },
  {
    name: "__Host-sparv-consent",
    category: NECESSARY,
    kind: "Kaka",
    purpose: "Minns vilka kakor du har sagt ja till.",
    life: "12 månader",
  },
  {
    name: "__Host-sparv-session",
    category: NECESSARY,
    kind: "Kaka",
    purpose: "Visar att du är inloggad. Sätts först när du loggar in.",
    life: "30 minuter, längre medan du använder tjänsten",
  },
  {
    name: "__Host-sparv-login-",
    category: NECESSARY,
    kind: "Kaka",
    purpose:
      "Gör att bara den här webbläsaren kan slutföra en påbörjad inloggning. Namnet slutar med inloggningens nummer.",
    life: "6 minuter",
  },
  {
    name: "__Host-sparv-sign-",
    category: NECESSARY,
    kind: "Kaka",
    purpose:
      "Gör att bara den här webbläsaren kan slutföra en påbörjad underskrift. Namnet slutar med underskriftens nummer.",
    life: "30 minuter",
  },
  {
    name: "sparv-login",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Gör att en påbörjad inloggning kan fortsätta när du kommer tillbaka från BankID-appen.",
    life: "Tills inloggningen är klar",
  },
  {
    name: "sparv-sokning",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Minns vad du har sökt på, utan personnummer, så att formuläret är ifyllt när du går tillbaka.",
    life: "Tills du stänger fliken",
  },
  {
    name: "sparv-kontakt",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose:
      "Minns namn, adress, mejladress och telefonnummer som du har skrivit när du tecknar, utan personnummer, om sidan laddas om.",
    life: "Tills du har tecknat, loggar ut eller stänger fliken, högst en timme",
  },
  {
    name: "sparv-skada",
    category: NECESSARY,
    kind: "Sparade sidor",
    purpose:
      "Visar vem du ska ringa när något har hänt, även utan internet. Sparas utan namn och personnummer, först när du har öppnat sidan.",
    life: "Tills du loggar ut, högst 30 dagar",
  },
  {
    name: "sparv-favourite",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Minns vilket erbjudande du ville spara som favorit, medan du loggar in.",
    life: "Tills favoriten är sparad eller du stänger fliken",
  },
  {
    name: "sparv-session-open",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Minns att du har varit inloggad, så att vi kan säga till när du har blivit utloggad.",
    life: "Tills du stänger fliken",
  },
  {
    name: "sparv-session-message-closed",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Minns att du har stängt meddelandet om att du har blivit utloggad.",
    life: "Tills du stänger fliken",
  },
  {
    name: "sparv-banner",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Kommer ihåg att du har stängt en rad överst på sidan.",
    life: "Tills du stänger fliken",
  },
  {
    name: "react-router-scroll-positions",
    category: NECESSARY,
    kind: "Sessionslagring",
    purpose: "Minns var på sidan du var när du går tillbaka.",
    life: "Tills du stänger fliken",
  },
  {
    name: "sparv-chat",
    category: PRODUCT,
    kind: "Sessionslagring",
    purpose: "Minns om chatten var öppen, så att den följer med till nästa sida.",
    life: "Tills du stänger fliken",
  },
  {
    name: "sparv-measured-visit",
    category: PRODUCT,
    kind: "Sessionslagring",
    purpose: "Ett slumptal som håller ihop ett besök i statistiken.",
    life: "Tills du stänger fliken",
  },
  {
    name: "variant",
    category: PRODUCT,
    kind: "Kaka",
    purpose: "Minns vilken version av en sida du får se, när vi jämför två versioner med varandra.",
    life: "90 dagar",
  },
];

export const cookieCategoryNames: Readonly<Record<ConsentCategory, string>> = {
  [NECESSARY]: "Nödvändig",
  [PRODUCT]: "Statistik",
  [MARKETING]: "Marknadsföring",
};
