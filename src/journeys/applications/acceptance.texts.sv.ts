/** BankID's own messages are in its own table. */
export const acceptanceTexts = {
  awaitingReturn: "Nästan klart. Gå tillbaka hit från BankID-appen.",
  accepting: "Underskriften är klar. Vi skickar ditt svar.",
  notReturned:
    "Underskriften avslutades inte i den webbläsare du började i. Ingenting är accepterat. Försök igen, eller läs av QR-koden med en annan enhet.",
  anotherPerson: "Underskriften gjordes av någon annan än den som har ansökt. Ingenting är accepterat.",
  closed: "Erbjudandet går inte längre att acceptera. Ingenting är accepterat.",
  alreadySigned: "Erbjudandet är redan underskrivet och håller på att skickas. Vänta en stund.",
  otherAccepted: "Du har redan accepterat ett annat erbjudande. Ingenting mer är accepterat.",
  unavailable: (message: string): string => `${message} Ingenting är accepterat.`,
} as const;
