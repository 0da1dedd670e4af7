import { defineTexts } from "#domain/text/text-set.ts";

export const cancellationTexts = defineTexts("cancellation", {
  button: "Avsluta {my} gamla {agreement}",
  responsibility: "Du ansvarar själv för att uppsägningen går igenom.",
  /** Before any visitor has been identified in the browser. */
  identify: "Först legitimerar du dig med BankID. Har du redan hämtat {your} {agreement} kan du i stället ",
  logIn: "logga in",
  until: (date: string) => `till ${date}`,
  from: (date: string) => `från ${date}`,
  swap: "Byte av {agreement}",
  close: "Stäng",
  sent: {
    title: "Uppsägningen är skickad",
    copy: (email: string) => `En kopia är skickad till ${email}`,
    responsibility: (provider: string) =>
      `Du ansvarar själv för att {theAgreement} avslutas. Hör av dig till ${provider} om du inte får svar.`,
  },
  notSent: {
    title: "Uppsägningen är inte skickad",
    text: "Något gick fel och ingenting är uppsagt. Försök igen om en stund, eller ring oss så hjälper vi dig.",
  },
  same: {
    title: "Samma bolag",
    text: (provider: string) =>
      `Även {theAgreement} du har idag finns hos ${provider}. Vi skickar därför ingen uppsägning. Be ${provider} byta ut {it} gamla mot {it} nya.`,
  },
  own: {
    lead: (provider: string) =>
      `{your} gamla {agreement} hos ${provider} förnyas om du inte säger upp {it}. Vi kan inte göra det åt dig, men du kan skicka det här brevet till ${provider}.`,
    label: "Uppsägning att skicka",
    copy: "Kopiera brevet",
    copied: "Brevet är kopierat.",
  },
  help: (phone: string, hours: string) => `Ring oss gärna på ${phone}, ${hours}.`,
});

export const withdrawalTexts = defineTexts("withdrawal", {
  cardTitle: "Ångra köp",
  cardText: "Du har rätt att ångra köpet inom 14 dagar.",
  until: (lastDay: string) => `Du kan ångra köpet till och med ${lastDay}.`,
  link: "Ångra köp",
  pageTitle: "Ångra köp",
  title: "Ångra köp",
  lead: (product: string, provider: string, lastDay: string) =>
    `Här ångrar du ditt köp av ${product} hos ${provider}. Du kan ångra dig till och med ${lastDay}.`,
  /** What we have cancelled for the customer, before and after the press. */
  former: {
    warning: (insurer: string, day: string) =>
      `Du har bett oss säga upp {your} gamla {agreement} hos ${insurer} till ${day}. Uppsägningen gäller även om du ångrar köpet. Tar du inte tillbaka den är du utan {agreement} från den dagen.`,
    revoked: (insurer: string, _day: string) =>
      `Vi har bett ${insurer} att låta {your} gamla {agreement} fortsätta, och du har fått en kopia. Vi bevakar svaret och hör av oss. Ring gärna ${insurer} själv också.`,
    stopped: (insurer: string, _day: string) =>
      `Uppsägningen av {your} gamla {agreement} nådde aldrig ${insurer}, så {it} fortsätter som förut.`,
    legend: (insurer: string) => `{your} gamla {agreement} hos ${insurer}`,
    goesOn: (insurer: string) => `Be ${insurer} låta {it} fortsätta`,
    goesOnText: "Vi tar tillbaka uppsägningen åt dig. Du får en kopia, och vi bevakar svaret.",
    ends: "Låt uppsägningen gälla",
    endsText: (day: string) => `Då är du utan {agreement} från ${day}, om du inte tecknar {a} ny.`,
    missing: "Välj vad som ska hända med det gamla avtalet.",
  },
  payForDays: "Har {theAgreement} redan börjat gälla kan bolaget ta betalt för de dagar som har gått.",
  name: "Ditt namn",
  order: "Sparvs ordernummer",
  email: "Bekräftelsen skickas till",
  starts: "Skulle gälla från",
  next: "Fortsätt",
  back: "Tillbaka till beställningen",
  change: "Ändra uppgifter",
  steps: "Steg",
  /** Of a guest, who has come with a code. */
  stepPurchase: "Köpet",
  stepCode: "Koden",
  stepFillIn: "Dina uppgifter",
  stepConfirm: "Bekräfta",
  stepDone: "Klart",
  confirmTitle: "Stämmer det att du vill ångra köpet?",
  confirmText: (product: string, provider: string) => `Jag ångrar mitt köp av ${product} hos ${provider}.`,
  confirm: "Bekräfta att jag ångrar",
  doneTitle: "Du har ångrat köpet",
  received: (moment: string) => `Vi tog emot din ångeranmälan ${moment}.`,
  receipt: (email: string) => `Ett kvitto skickas till ${email}.`,
  notifying: (provider: string) => `Vi meddelar ${provider}.`,
  confirmed: (provider: string) => `${provider} har bekräftat att köpet är ångrat.`,
  unclear: (provider: string) => `${provider} har inte bekräftat än. Vi kontrollerar det och hör av oss.`,
  ended: (provider: string) => `${provider} har avslutat {theAgreement}.`,
  keptTitle: "{theAgreement} gäller fortfarande",
  stillValid: (provider: string) => `${provider} har inte avslutat {theAgreement}.`,
  closing: (message: string) => `Vårt besked: ${message}`,
  missingTitle: "Vi hittar inte beställningen",
  missing:
    "Har du beställt på en annan enhet? Logga in med BankID, så kommer du tillbaka hit. Du kan också ringa oss, så ångrar vi köpet åt dig.",
  logIn: "Logga in",
  withCode: "Ångra utan att logga in, med en kod till din mejladress",
  keep: "Behåll {theAgreement}",
  overTitle: "Ångertiden har gått ut",
  over: (lastDay: string) =>
    `Du kunde ångra köpet till och med ${lastDay}. Kontakta {theCompany} om du vill säga upp {theAgreement}.`,
  noneTitle: "Det finns inget köp att ångra",
  none: "Beställningen gick aldrig igenom, så det finns inget avtal att ångra.",
});

export const giftTexts = defineTexts("gift", {
  title: "En parkeringsskiva på köpet?",
  lead: "Vi skickar en parkeringsskiva till dig som har beställt. Den kostar inget.",
  civicNumber: "Personnummer",
  phoneNumber: "Mobilnummer",
  tick: "Ja, jag vill ha en parkeringsskiva",
  agreement: "Vi använder uppgifterna bara för att skicka gåvan.",
  send: "Skicka",
  entered: "Tack! Vi skickar gåvan till din folkbokföringsadress.",
  already: "Du har redan bett om gåvan. Den kommer.",
  none: "Tack. Du har inte bett om någon gåva.",
  wrongPerson: "Gåvan är för den som har beställt. Kontrollera personnumret.",
});

export const competitionCardTexts = defineTexts("competition-card", {
  title: (prize: string) => `Vinn ${prize} i drivmedel`,
  link: "Anmäl dig till utlottningen",
});
