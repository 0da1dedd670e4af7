import type { StateWith } from "#domain/order/order-state.ts";

/** Why an order was never placed, for the mail about it. */
export const unfinishedTexts = {
  repriced: "Priset ändrades innan beställningen gick igenom, och du har inte godkänt det nya priset.",
  expired: "Det sista steget hos bolaget blev aldrig klart.",
} as const satisfies Record<StateWith<{ readonly mail: "order-unfinished" }>, string>;

export const mailFeeTexts = {
  monthly: (month: string, year: string) => `${month} i månaden, ${year} om året`,
  yearly: (year: string) => `${year} om året`,
  estimated: (year: string) => `ungefär ${year} om året`,
  firstYear: (year: string) => `${year} första året`,
  /** The template adds the full stop. */
  saving: (kr: string, provider: string) => `Du sparar ${kr} om året jämfört med ${provider}`,
} as const;
