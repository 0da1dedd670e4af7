import { formatMoment } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { LeadState } from "#domain/lead/lead.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const leadTexts = defineTexts("lead", {
  pageTitle: (provider: string) => `Skicka förfrågan till ${provider}`,
  intro: (provider: string) =>
    `${provider} hör av sig till dig med den ränta eller det pris du kan få. Det kostar inget och du binder dig inte till något.`,
  sentTitle: "Det här skickar vi",
  only: (provider: string) => `Uppgifterna går till ${provider} och till ingen annan.`,
  paid: (provider: string, ore: number) =>
    `${provider} betalar oss ${formatKr(ore)} för förfrågan. Ersättningen påverkar inte ordningen i listan.`,
  unpaid: (provider: string) => `${provider} betalar oss ingenting.`,
  about: "Så tjänar vi pengar",
  contactTitle: "Dina uppgifter",
  wrong: "Rätta det som är markerat och skicka igen.",
  privacy: "Så hanterar vi dina uppgifter",
  back: "Tillbaka till listan",
});

const receiptTexts: Readonly<Record<LeadState, { readonly title: string; text(provider: string): string }>> = {
  waiting: {
    title: "Förfrågan är på väg",
    text: (provider) =>
      `Vi har tagit emot din förfrågan och skickar den till ${provider}. Svarar de inte försöker vi igen tills de har fått den. Du får ett mejl när den är framme.`,
  },
  delivered: {
    title: "Förfrågan är framme",
    text: (provider) => `${provider} har tagit emot din förfrågan och hör av sig till dig. Vi har också mejlat dig.`,
  },
  refused: {
    title: "Förfrågan togs inte emot",
    text: (provider) => `${provider} tackade nej till förfrågan och hör inte av sig. Du kan välja en annan i listan.`,
  },
  failed: {
    title: "Förfrågan kom inte fram",
    text: (provider) =>
      `Vi nådde inte ${provider} på två dagar och har slutat försöka. Du kan kontakta dem själv eller välja en annan i listan.`,
  },
};

export const leadSentTexts = {
  ofState: receiptTexts,
  sentAt: (ms: number) => `Skickad ${formatMoment(ms)}.`,
  again: "Visa om den är framme",
  sent: "Det här har du skickat",
  consent: "Du godkände",
  eraseTitle: "Ta bort förfrågan hos oss",
  eraseText: (provider: string) =>
    `Då tar vi bort det du skrev. Är den inte framme än skickas den inte. Det ${provider} redan har fått tar du upp med dem.`,
  erase: "Ta bort förfrågan",
} as const;
