/** BankID's own messages are in its own table. */
export const signingTexts = {
  awaitingReturn: "Nästan klart. Gå tillbaka hit från BankID-appen.",
  accepting: "Underskriften är klar. Vi skickar din beställning.",
  acceptingApplication: "Underskriften är klar. Vi skickar din ansökan.",
  notReturned:
    "Underskriften avslutades inte i den webbläsare du började i. Ingenting är tecknat. Försök igen, eller läs av QR-koden med en annan enhet.",
  anotherPerson: "Underskriften gjordes av någon annan än den som tecknar {theAgreement}. Ingenting är tecknat.",
  alreadySigned: "Beställningen är redan underskriven och håller på att skickas. Vänta en stund och försök igen.",
  conflict:
    "Underskriften går inte att starta om. Ingenting är tecknat. Gå tillbaka till formuläret och beställ därifrån.",
  complete: "Underskriften är klar.",
  unavailable: (message: string): string => `${message} Ingenting är tecknat.`,
} as const;
