import { formatRetentionPeriod as formatPeriod } from "#domain/retention/retention-periods.texts.sv.ts";
import { retentionPeriods as periods } from "#domain/retention/retention-periods.ts";

export const erasureTexts = {
  title: "Radera dina uppgifter",
  lead: "Läs igenom innan du bestämmer dig. Det går inte att ångra.",
  goes: {
    heading: "Det här raderas",
    list: [
      "Ditt konto, dina inloggningar och dina favoriter.",
      "Dina sökningar, priser och påbörjade beställningar.",
      "Avtal som vi har hämtat, och samtyckena.",
      "Delningen av hushållet, för dig och för den du delar med.",
      "Uppslag och frågor som vi har gjort om dig.",
    ],
  },
  stays: {
    heading: "Det här måste vi spara",
    list: [
      `Beställningar med underlag: ${formatPeriod(periods.order)} om de blev av, annars ${formatPeriod(periods.orderWithoutInsurance)}.`,
      `En ansökan som blev ett kreditavtal: ${formatPeriod(periods.acceptedApplication)}.`,
      `Vem hos oss som har läst dina uppgifter: ${formatPeriod(periods.staffReading)}.`,
      "Det som pågår, tills det är klart.",
    ],
  },
  take: "Ladda ner dina uppgifter först",
  confirm: "Ja, radera mina uppgifter",
  cancel: "Nej, gå tillbaka",
  receipt: {
    shown: "Du loggas ut och får ett kvitto på nästa sida.",
    withoutAddress:
      "Du loggas ut och får ett kvitto på nästa sida. Vi har ingen mejladress som du har lämnat när du var inloggad, så kvittot mejlas inte. Skriv ut eller spara sidan om du vill ha kvar det.",
    mail: (address: string): string => `Mejla också kvittot till ${address}`,
  },
  again: {
    text: "För säkerhets skull behöver du ha loggat in den senaste kvarten. Logga ut och logga in igen med BankID.",
    button: "Logga ut",
  },
} as const;

export const receiptPageTexts = {
  erased: (moment: string) => `Raderat ${moment}. Du är utloggad.`,
  mailed: "Vi har skickat kvittot till den mejladress som du valde.",
  notMailed: "Kvittot är inte mejlat. Skriv ut eller spara den här sidan om du vill ha kvar det.",
  other: "Bra att veta",
  start: "Till startsidan",
} as const;
