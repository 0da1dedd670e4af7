import type { DeliveryState } from "./delivery-state.ts";

/** What a customer reads of a delivery, in a row of its own. The day is written out; empty where there is none. */
export const deliveryTexts = {
  title: "Så går det med bytet",
  states: {
    corrected: () => "Vi skickar din rättade uppgift till bolaget.",
    pending: () => "Bolaget har tagit emot beställningen. Vi mejlar dig när startdatumet är bekräftat.",
    confirmed: (day: string) => `Bolaget har bekräftat. Startdatum: ${day}.`,
    correcting: () => "En uppgift behöver rättas innan bolaget kan gå vidare.",
    completed: (day: string) => `Klart. Gäller från och med ${day}.`,
    refused: () => "Bolaget kan inte genomföra beställningen. Vi kontrollerar med bolaget och hör av oss till dig.",
    unclear: () => "Vi har inte fått ett klart besked från bolaget. Vi kontrollerar och hör av oss till dig.",
    ended: () => "Bytet är avslutat.",
  } satisfies Record<DeliveryState, (day: string) => string>,
  correct: "Rätta uppgiften",
  message: (text: string) => `Bolaget skriver: ${text}`,
  pageTitle: "Rätta en uppgift",
  send: "Skicka till bolaget",
  nothing: "Det finns ingenting att rätta.",
  back: "Till beställningen",
} as const;
