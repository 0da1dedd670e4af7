import { defineTexts } from "#domain/text/text-set.ts";
import type { ShownOrderState } from "#domain/order/order-state.ts";
import { customerServiceHours } from "#domain/support/customer-service.texts.sv.ts";

export const orderTexts = defineTexts("order-complete", {
  pageTitle: "Din beställning",
  /** For a browser that does not know the order, whether or not there is one. */
  unknown: {
    heading: "Logga in för att se beställningen",
    lead: "Om beställningen är din visas den när du har loggat in med BankID.",
  },
  loading: "Hämtar din beställning",
  heading: "{your} {agreement}",
  details: { show: "Visa självrisker & fördelar", hide: "Dölj självrisker & fördelar" },
  headingBefore: "Din beställning",
  headingWithdrawn: "Beställningen du ångrade",
  saving: (kr: string) => `Du sparar ${kr} /år`,
  comparedWith: (provider: string) => `jämfört med ${provider}`,
  starts: (date: string) => `Börjar gälla ${date}`,
  wouldStart: (date: string) => `Önskat startdatum ${date}`,
  handover: "Överlämningen",
  orderNumber: "Sparvs ordernummer:",
  clickOut: "Teckna {agreement}",
  sections: {
    additionalheader: "{additions}",
    customizeheader: "Dina val",
    personalheader: "Dina uppgifter",
    subscriptionheader: "{priceFacts}",
  },
  byOther: {
    heading: "Beställd med ditt personnummer",
    text: "Den här beställningen gjordes av någon som inte hade loggat in. Det som skrevs in visas inte här. Är den inte din kan du ångra den längre ner, eller höra av dig till kundservice.",
  },
  completed: "klart",
  contact: {
    heading: "Frågor?",
    hours: customerServiceHours.inSentence,
    email: "hej@sparv.example",
    terms: "Allmänna villkor",
    privacy: "Personuppgifter",
    mediation: "Om vår {mediation}",
  },
  documents: "Villkor och dokument",
  payAsYouDrive: "Priset ändras med hur långt du kör.",
});

type OfProvider = string | ((provider: string) => string);

export interface OrderStateTexts {
  readonly title: OfProvider;
  readonly text: OfProvider;
  readonly action?: string;
}

/** Spec 3 §2.1, and the truth about an order that is not placed. */
export const orderStateTexts = defineTexts("order-state", {
  almostDone: {
    title: "Beställningen är nästan klar!",
    text: (provider: string) =>
      `${provider} tar betalt på sin egen sida. {theAgreement} börjar gälla när du har betalat.`,
    button: "Gå till {theCompany}s betalsida",
  },
  placed: {
    title: "Beställningen är klar",
    text: (provider: string, date: string) => `${provider} har bekräftat. {theAgreement} börjar gälla ${date}.`,
  },
  open: {
    title: (provider: string) => `Vi väntar på svar från ${provider}`,
    text: "Beställningen är skickad, men bolaget har inte bekräftat den än. Sidan uppdateras av sig själv. Du kan lämna den och komma tillbaka till samma adress.",
  },
  waiting: {
    title: "Beställningen är nästan klar!",
    text: (provider: string) =>
      `${provider} väntar på att du betalar. {theAgreement} gäller inte förrän du har gjort det.`,
  },
  refused: {
    title: (provider: string) => `${provider} tackade nej till beställningen`,
    text: "Ingenting är tecknat och du betalar ingenting.",
    action: "Jämför igen",
  },
  repriced: {
    title: (provider: string) => `${provider} har ett nytt pris`,
    text: "Ingenting är tecknat. Se det nya priset innan du bestämmer dig.",
    action: "Se det nya priset",
  },
  expired: {
    title: "Betalningen blev inte klar i tid",
    text: "Ingenting är tecknat och du betalar ingenting. Du kan börja om.",
    action: "Tillbaka till kassan",
  },
  uncertain: {
    title: "Vi vet inte säkert om {theAgreement} är {signed}",
    text: (provider: string) =>
      `Vi fick inget tydligt svar från ${provider}. Vi tar reda på hur det gick. Teckna inte en gång till innan du har fått besked.`,
  },
} satisfies Record<Exclude<ShownOrderState, "placed">, OrderStateTexts> & Record<string, unknown>);
