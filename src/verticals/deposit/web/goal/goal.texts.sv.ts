import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";

export const goalTexts = {
  title: "När når du ditt sparmål?",
  lead: "Skriv vad du vill spara ihop. Vi räknar med ränta på ränta och 30 % skatt på räntan.",
  crumbs: "Brödsmulor",
  service: "Sparande",
  page: "Ditt mål",
  list: (count: number) => (count === 1 ? "Ett konto" : `${count} konton`),
  form: "Ditt mål",
  target: "Jag vill ha",
  have: "Jag har redan",
  monthly: "Jag sparar",
  account: "Konto",
  rate: "Ränta",
  kr: "kr",
  krPerMonth: "kr/mån",
  percent: "%",
  count: "Räkna",
  heading: "Ditt mål",
  answer: (monthlyOre: number, targetOre: number, month: string) =>
    monthlyOre > 0
      ? `Med ${formatKr(monthlyOre)} i månaden når du ${formatKr(targetOre)} i ${formatMonth(month)}.`
      : `Utan att sätta in mer når du ${formatKr(targetOre)} i ${formatMonth(month)}.`,
  sooner: (months: number) =>
    ` Det är ${months === 1 ? "en månad" : `${months} månader`} tidigare än med din ränta idag.`,
  later: (months: number) => ` Det är ${months === 1 ? "en månad" : `${months} månader`} senare än med din ränta idag.`,
  reached: "Du har redan nått ditt mål.",
  never: "Med de här beloppen når du inte målet på 50 år. Höj det du sparar varje månad.",
  wrong: "Skriv beloppen i hela kronor och räntan i procent, till exempel 3,05.",
  note: "Räntan betalas en gång om året efter skatt. Räntan kan ändras under tiden.",
  label: "Så växer sparandet mot målet.",
  goal: (ore: number) => `Mål ${formatKr(ore)}`,
  own: "Du sätter in",
  interest: "Ränta efter skatt",
  sum: "Summa",
  month: "Månad",
  monthName: (month: string) => formatMonth(month),
  point: (ownOre: number, interestOre: number) => `${formatKr(ownOre)} insatt och ${formatKr(interestOre)} ränta`,
  thousands: (ore: number) => `${Math.round(ore / 100_000)}`,
  thousandsNote: "Tusen kronor.",
  year: (year: number) => `${year} år`,
  compare: "Jämför sparkonton",
  compareText: "Vill du räkna på bankernas räntor? Jämför sparkonton först.",
} as const;
