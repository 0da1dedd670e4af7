import { formatLongDate } from "#domain/calendar/format-date.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const applyTexts = defineTexts("apply", {
  steps: "Steg i ansökan",
  stepOf: (step: number, count: number) => `Steg ${step} av ${count}`,
  saved: (time: string) => `Sparat ${time}`,
  later: "Spara och fortsätt senare",
  savedNote: "Det du har fyllt i är sparat. Du kan stänga sidan.",
  pauseTitle: "Pausa när du vill",
  pause: "Allt du skriver sparas i 30 dagar. Öppna sidan igen i samma webbläsare så fortsätter du där du slutade.",
  unseen: (step: number) => `Ingen långivare ser något förrän du skickar i steg ${step}.`,
  change: "Ändra",
  yes: "Ja",
  reviewTitle: "Kontrollera att allt stämmer.",
  signTitle: "Det här skriver du under",
  signCompare: "Samma text visas i BankID.",
  consentTitle: "En enda kreditupplysning",
  startOver: "Börja om",
  signing: {
    notYet: "Ingenting skickas förrän du har skrivit under.",
    done: "Underskriften är klar. Vi skickar din ansökan.",
  },
  waiting: {
    title: "Ansökan väntar på din medsökande",
    text: (name: string, email: string, until: string) =>
      `Du har skrivit under. ${name} har fått en länk till ${email} och behöver skriva under med BankID senast ${formatLongDate(until)}. Först då skickas ansökan. Hinner ni inte raderas den.`,
    startOver: "Avbryt och börja om",
  },
  coSign: {
    title: "Skriv under som medsökande",
    lead: "Du har blivit angiven som medsökande. Läs texten och skriv under med BankID. Först då skickas ansökan.",
    enquiry: "När du har skrivit under tas en enda kreditupplysning om dig. Alla långivare delar på den.",
    sign: "Skriv under med BankID",
    done: "Tack, du har skrivit under",
    doneText: "Ansökan är skickad. Den du söker med ser svaren på Mina sidor och får mejl när de kommer.",
    toStart: "Till startsidan",
    missingTitle: "Länken fungerar inte",
    missing:
      "Länken gäller bara för den person som den skickades till, och i 14 dagar. Kontrollera att du är inloggad som rätt person, eller be den du söker med att göra en ny ansökan.",
  },
});
