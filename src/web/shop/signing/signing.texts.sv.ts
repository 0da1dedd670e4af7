import { defineTexts } from "#domain/text/text-set.ts";

/** BankID's own messages come from the server; these texts surround them. */
export const signingTexts = defineTexts("signing", {
  title: (provider: string) => `Skriv under hos ${provider}`,
  heading: "Det här skriver du under",
  compare: "Samma text visas i BankID. Jämför gärna.",
  documents: (count: number) => `Förköpsinformation och villkor, ${count} dokument`,
  signer: (name: string) => `${name}, med BankID`,
  code: "QR-kod att skanna med BankID-appen. Koden byts varje sekund.",
  steps: {
    open: "Öppna appen BankID.",
    scan: "Tryck på Skanna QR-kod.",
    sign: "Läs texten och skriv under.",
  },
  goOn: "Läs texten i BankID-appen och skriv under.",
  openApp: "Öppna BankID",
  openAgain: "Öppna BankID igen",
  comeBack: "Du kommer tillbaka hit när du har skrivit under.",
  otherDevice: "Jag har BankID på en annan enhet",
  thisComputer: "BankID finns på den här datorn",
  waiting: "Väntar på din underskrift",
  starting: "Kontaktar BankID.",
  done: "Underskriften är klar. Vi skickar din beställning.",
  tryAgain: "Försök igen",
  stillTrying: "Vi får inget svar just nu. Vi fortsätter att försöka.",
  gone: "Underskriften är avslutad. Ingenting är tecknat. Gå tillbaka och försök igen.",
  lost: "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
  kept: "Allt du har fyllt i finns kvar.",
  notYet: "Inget tecknas förrän du har skrivit under.",
  back: "Tillbaka",
  /** For a browser without script. */
  haveSigned: "Jag har skrivit under",
});
