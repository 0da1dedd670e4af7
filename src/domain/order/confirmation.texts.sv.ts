import type { MissingConfirmation } from "./confirmation-state.ts";

/** What a customer reads when the mail with the documents did not arrive. */
export const confirmationTexts = {
  titles: {
    undelivered: "Bekräftelsen kom inte fram",
    resending: "Vi skickar bekräftelsen igen",
  } satisfies Record<MissingConfirmation, string>,
  /** A title, where there are several orders. */
  about: (order: string, title: string) => `${order}: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
  texts: {
    undelivered: (email: string) =>
      `Mejlet med orderbekräftelsen, villkoren och hur du ångrar köpet kom inte fram till ${email}. Beställningen gäller ändå. Ange en adress som fungerar, så skickar vi allt igen.`,
    resending: (email: string) =>
      `Orderbekräftelsen, villkoren och hur du ångrar köpet är på väg till ${email}. Kommer mejlet inte fram ser du det här.`,
  } satisfies Record<MissingConfirmation, (email: string) => string>,
  needsLogin: "Du behöver logga in med BankID för att ändra adressen.",
  change: "Ange en ny mejladress",
  pageTitle: "Ny mejladress",
  field: "Mejladress som fungerar",
  help: "Hit skickar vi handlingarna, och fler mejl om beställningen.",
  send: "Skicka handlingarna",
  tried: "Dit har vi redan skickat, och mejlet kom inte fram. Ange en annan adress.",
  nothing: {
    queued: () => "Bekräftelsen är på väg. Det finns ingenting att ändra.",
    sent: (email: string) => `Bekräftelsen är skickad till ${email}. Titta gärna i skräpposten också.`,
  },
  back: "Till beställningen",
  logIn: {
    heading: "Logga in för att ändra adressen",
    lead: "Bara den som beställningen gäller kan få handlingarna skickade till en ny adress.",
  },
  /** For another person in the browser that ordered. */
  other:
    "Bara den som beställningen gäller kan ändra adressen, inloggad med BankID i den webbläsare där beställningen gjordes. Hör av dig till kundservice om det inte går.",
} as const;
