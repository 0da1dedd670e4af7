import type { AccountOrderState } from "#domain/account/account-order.ts";

const states: Readonly<Record<AccountOrderState, string>> = {
  sending: "Skickas till bolaget",
  waiting: "Väntar på dig",
  starting: "Väntar på start",
  placed: "Klar",
  withdrawn: "Ångrad",
  refused: "Nekad av bolaget",
  repriced: "Inte beställd",
  expired: "Inte slutförd",
  uncertain: "Vi kontrollerar",
};

const explained: Readonly<Partial<Record<AccountOrderState, string>>> = {
  sending: "Beställningen är på väg till bolaget. Du behöver inte göra något.",
  waiting: "Du har ett steg kvar hos bolaget. Öppna beställningen för att gå vidare.",
  refused: "Bolaget tackade nej. Ingenting är tecknat.",
  repriced: "Priset ändrades innan beställningen gick igenom. Ingenting är tecknat.",
  expired: "Du blev aldrig klar hos bolaget. Ingenting är tecknat.",
  uncertain: "Bolaget har inte svarat. Vi tar reda på hur det gick och hör av oss.",
};

export const ordersTexts = {
  title: "Beställningar",
  lead: "Allt du har beställt genom Sparv, även det du beställde innan du loggade in.",
  empty: {
    heading: "Du har inga beställningar",
    text: "Det du beställer genom Sparv visas här, med dokument och möjlighet att ångra köpet.",
  },
  at: (product: string, provider: string) => `${product} hos ${provider}`,
  starts: (day: string) => `Börjar ${day}`,
  started: (day: string) => `Gäller sedan ${day}`,
  ordered: (day: string) => `Beställd ${day}`,
  number: (number: string) => `Sparvs ordernummer: ${number}`,
  providerNumber: (provider: string, number: string) => `Ordernummer hos ${provider}: ${number}`,
  saving: (kr: string) => `Du sparar ${kr} /år`,
  comparedWith: (provider: string) => `jämfört med ${provider}`,
  signed: (moment: string) => `Underskriven med BankID ${moment}.`,
  states,
  explained,
  terms: "{termsHeading}",
  answers: "Dina uppgifter i beställningen",
  open: "Visa beställningen",
  documents: "Dokument",
  confirmation: "Orderbekräftelse (PDF)",
  factSheet: "Faktablad",
  notice: "Uppsägning av {it} gamla {theAgreement} (PDF)",
  withdraw: "Ångra köp",
  withdrawal: "Ångerrätt",
  openUntil: (day: string) => `Du kan ångra köpet till och med ${day}.`,
  over: (day: string) => `Ångertiden gick ut ${day}.`,
  withdrawn: (moment: string) => `Du ångrade köpet ${moment}.`,
  withdrawnOutcomes: {
    confirmed: "Bolaget har bekräftat det.",
    sending: "Vi meddelar bolaget.",
    unclear: "Bolaget har inte bekräftat än. Vi kontrollerar det och hör av oss.",
    continued: "Bolaget har inte avslutat {theAgreement}. {it} gäller fortfarande.",
  },
  closing: (message: string) => `Vårt besked: ${message}`,
  former: {
    heading: "{your} gamla {agreement}",
    "not-asked": "Vi har inte sagt upp {any} {formerAgreement} åt dig.",
    ask: "Säg upp {it} gamla {theAgreement}",
    queued: (insurer: string, day: string) => `Uppsägningen är på väg till ${insurer}. {theAgreement} upphör ${day}.`,
    sent: (insurer: string, day: string) =>
      `Uppsägningen är skickad till ${insurer}. {theAgreement} upphör ${day}. Hör av dig till ${insurer} om du inte får svar.`,
    confirmed: (insurer: string, day: string) => `${insurer} har bekräftat uppsägningen. {theAgreement} upphör ${day}.`,
    failed: (insurer: string) =>
      `Vi vet inte säkert att uppsägningen har kommit fram till ${insurer}. Ring oss, eller säg upp {theAgreement} själv.`,
  },
} as const;
