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
  receipt: "Du loggas ut och får ett kvitto, här och i ett mejl om vi har din adress.",
  again: {
    text: "För säkerhets skull behöver du ha loggat in den senaste kvarten. Logga ut och logga in igen med BankID.",
    button: "Logga ut",
  },
} as const;

export const receiptPageTexts = {
  erased: (moment: string) => `Raderat ${moment}. Du är utloggad.`,
  mailed: "Vi har skickat kvittot till din mejladress.",
  notMailed: "Vi har ingen mejladress till dig. Skriv ut eller spara den här sidan om du vill ha kvar kvittot.",
  other: "Bra att veta",
  start: "Till startsidan",
} as const;
