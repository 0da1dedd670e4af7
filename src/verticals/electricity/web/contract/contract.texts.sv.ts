import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { yearsWord } from "#verticals/electricity/web/parts/electricity-card.texts.sv.ts";
import { formatKrExactly, formatKwh, formatKwhPrice } from "#verticals/electricity/format-kwh.texts.sv.ts";

export const contractTexts = {
  title: (name: string, supplier: string) => `${name} från ${supplier}`,
  path: "Du är här",
  contracts: "Elavtal",
  yourList: "Din lista",
  comparison: (kwh: number, month: string | undefined) =>
    `Jämförpris${month === undefined ? "" : ` för ${formatMonth(month)}`}: ${formatKwhPrice(kwh)}`,
  lastYear: (kwh: number) => `Med de senaste tolv månadernas elpris och din användning, ${formatKwh(kwh)} om året.`,
  ofUse: (kwh: number) => `Med din användning, ${formatKwh(kwh)} om året.`,
  range: (years: number, lowestOre: number, highestOre: number) =>
    years === 1
      ? ""
      : `Av de senaste ${yearsWord(years)} åren hade det billigaste kostat ${formatKr(lowestOre)} och det dyraste ${formatKr(highestOre)}.`,
  goOn: "Gå vidare",
  elsewhere: "Avtalet tecknas hos elbolaget.",
  parts: "Så är priset uppbyggt",
  partsLead: "Öre per kWh. Nätavgift och energiskatt betalar du till ditt elnätsbolag.",
  energyTax: (kwh: number) =>
    `Energiskatten är ${formatKwhPrice(kwh)} med moms. Den står på elnätsbolagets faktura och ingår inte i jämförpriset.`,
  spotAge: (month: string, area: string) => `Spotpriset: snitt för ${formatMonth(month)} i ${area}.`,
  today: "Se elpriset idag, kvart för kvart",
  stack: {
    base: "Elpris",
    spot: "Spotpris",
    surcharges: "Påslag",
    fixed: "Fast avgift",
    vat: "Moms",
    discount: "Rabatt",
  },
  dayHeading: "Priset idag, kvart för kvart",
  dayAnswer: (area: string, answer: string) => `Elområde ${area}. Öre per kWh, utan påslag och moms. ${answer}`,
  monthsHeading: "Kronor per månad",
  monthsAnswer: (name: string, dearestMonth: string, ore: number, otherName: string, otherOre: number) =>
    `Dyrast hade varit ${formatMonth(dearestMonth)}: ${formatKr(ore)} med ${name}, ${formatKr(otherOre)} med ${otherName}.`,
  monthsNote: "De senaste tolv månaderna med din förbrukning och månadernas elpriser. Med moms och fasta avgifter.",
  monthsLabel: "Kostnad per månad.",
  monthColumn: "Månad",
  monthName: formatMonth,
  year: "12 månader",
  kr: formatKr,
  wholeKr: (ore: number) => formatWhole(Math.round(ore / 100)),
  unknown: "saknas",
  contract: "Avtalet",
  binding: "Bindningstid",
  termsValid: "Villkoren gäller",
  termination: "Uppsägningstid",
  months: (months: number) => `${months} mån`,
  none: "Ingen",
  untilFurther: "Tills vidare",
  fixedFee: "Fast avgift",
  perMonth: (ore: number) => `${formatKrExactly(ore)} kr/mån`,
  yearlyDiscount: "Rabatt på årsavgiften",
  perYear: (ore: number) => `${formatKrExactly(ore)} kr/år`,
  onceDiscount: "Engångsrabatt",
  once: (ore: number) => `${formatKrExactly(ore)} kr`,
  monthlyDiscount: "Månadsrabatt",
  monthlyFor: (ore: number, months: number) => `${formatKrExactly(ore)} kr/mån i ${months} mån`,
  kwhDiscount: "Rabatt per kWh",
  kwhFor: (kwh: number, months: number) => `${formatKwhPrice(kwh)} i ${months} mån`,
  withVat: "Avgift och rabatter med moms.",
  campaign: "Kampanj",
  about: (supplier: string) => `Om ${supplier}`,
  aboutContract: "Om avtalet",
  resubscribe: "Om du vill teckna om",
  terms: "Villkor",
  newTab: "öppnas i ny flik",
} as const;
