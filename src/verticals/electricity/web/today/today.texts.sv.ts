import { formatLongDate, formatMoment, formatMonth } from "#domain/calendar/format-date.ts";
import { formatWhole } from "#domain/format/swedish-format.ts";
import { areaName } from "#verticals/electricity/electricity-areas.texts.sv.ts";
import type { PowerArea } from "#verticals/electricity/electricity.search.ts";
import type { Chore } from "#verticals/electricity/today/today-view.ts";

const WEEKDAY = new Intl.DateTimeFormat("sv-SE", { weekday: "long", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("sv-SE", { day: "numeric", month: "long", timeZone: "UTC" });
const atUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);

const CHORES: Readonly<Record<Chore, string>> = { wash: "Tvätta", dishes: "Diska", car: "Ladda bilen" };

/** 5790 → "57,9". */
export function formatOre(hundredths: number): string {
  const tenths = Math.round(Math.abs(hundredths) / 10);
  const sign = hundredths < 0 && tenths > 0 ? "\u2212" : "";
  return `${sign}${formatWhole(Math.floor(tenths / 10))},${tenths % 10}`;
}

/** "lördag 14 november". */
const dayName = (date: string): string => `${WEEKDAY.format(atUtc(date))} ${DAY.format(atUtc(date))}`;
/** "07:00–09:00 och 17:00–19:15". */
const joined = (texts: readonly string[]): string =>
  [texts.slice(0, -1).join(", "), texts.at(-1)].filter(Boolean).join(" och ");
const ore = (hundredths: number): string => `${formatOre(hundredths)}\u00a0öre`;

export const todayTexts = {
  title: "Elpriset idag och imorgon",
  lead: (area: PowerArea) => `Kvart för kvart i elområde ${areaName(area)}.`,
  areas: "Elområde",
  ore,
  unit: "öre",
  cheapestAhead: "Billigaste tre timmarna framåt",
  cheapestAheadWhen: (isTomorrow: boolean, mean: number) => `${isTomorrow ? "Imorgon" : "Idag"}, i snitt ${ore(mean)}`,
  noneAhead: "Inte känt",
  noneAheadWhy: "Det är mindre än tre timmar kvar med kända priser.",
  noneAheadDown: "Vi har inte fått några nya priser.",
  now: "Just nu",
  nowUnknown: "Priset just nu är inte känt.",
  dearestToday: "Dyrast idag",
  flatToday: "Samma pris hela dagen",
  time: (from: string, to: string) => `${from}–${to}`,
  mean: (value: number) => `Snitt ${ore(value)}`,
  todayHeading: (date: string) => `Idag, ${dayName(date)}`,
  tomorrowHeading: (date: string) => `Imorgon, ${dayName(date)}`,
  lastHeading: (date: string) => `Senast kända dag, ${dayName(date)}`,
  answerHalf: (dearest: readonly string[], after: string) =>
    `Dyrast ${joined(dearest)}. Kan det vänta till efter ${after} blir det under hälften.`,
  answer: (dearest: readonly string[], cheapest: string) => `Dyrast ${joined(dearest)}. Billigast ${cheapest}.`,
  answerDearest: (dearest: readonly string[]) => `Dyrast ${joined(dearest)}.`,
  dearestRule:
    "Dyrast är varje kvart som kostar mer än dubbelt så mycket som dagens snitt. Kostar ingen så mycket är det de tre timmar i följd som har högst snitt. Billigast är de tre timmar i följd som har lägst snitt.",
  answerFlat: (value: number) => `Priset är ${ore(value)} hela dagen.`,
  tomorrowCheaper: (difference: number) => `I snitt ${ore(difference)} billigare än idag.`,
  tomorrowDearer: (difference: number) => `I snitt ${ore(difference)} dyrare än idag.`,
  tomorrowSame: "I snitt samma pris som idag.",
  sameScale: "Samma skala som bilden ovanför.",
  chartLabel: (date: string, area: PowerArea, answer: string) =>
    `Elpris per kvart ${dayName(date)} i ${area}. ${answer}`,
  cheapest: "Billigast",
  dearest: "Dyrast",
  nowMark: (value: number) => `Nu ${formatOre(value)}`,
  asTable: (quarters: number) => `Visa alla ${quarters} kvartar som tabell`,
  tableCaption: (date: string, area: PowerArea) => `Elpris per kvart ${dayName(date)}, elområde ${area}`,
  tableTime: "Tid",
  tablePrice: "Öre per kWh",
  noTomorrowHeading: "Imorgon",
  noTomorrow: "Morgondagens priser brukar komma efter klockan 13.",
  bestHeading: "Bästa tiden för",
  chore: (chore: Chore, hours: number) => `${CHORES[chore]}, ${hours}\u00a0timmar`,
  choreWhen: (isTomorrow: boolean, from: string, to: string) => `${isTomorrow ? "Imorgon" : "Idag"} ${from}–${to}`,
  choreUnknown: "Vi vet inte priset så långt fram.",
  contractHeading: "Har du kvartspris?",
  contractText: "Bara då märks det när på dygnet du använder el.",
  compare: "Jämför elavtal",
  basis: "Öre per kWh utan påslag, moms och skatt.",
  tomorrowCame: "Morgondagens priser har kommit.",
  updated: (atMs: number) => `Läst ${formatMoment(atMs)}.`,
  behindTitle: "Vi har inte dagens priser",
  behind: (date: string) =>
    `Källan för elpriser har inte svarat. Här ser du priserna för ${formatLongDate(date)}, den senaste dag vi känner till. De gäller inte idag.`,
  noneTitle: "Vi har inga elpriser just nu",
  none: "Källan för elpriser har inte svarat. Vi visar hellre inget pris än ett påhittat. Kom gärna tillbaka senare.",
  monthsHeading: "Senaste tolv månaderna",
  monthsAnswer: (dearest: string, highest: number, cheapest: string, lowest: number) =>
    `Dyrast i ${dearest}, ${ore(highest)}. Billigast i ${cheapest}, ${ore(lowest)}.`,
  monthsAnswerOne: (month: string, value: number) => `I ${month} var snittet ${ore(value)}.`,
  monthsNote: "Månadens snittpris per kWh, utan påslag, moms och skatt.",
  monthsLabel: (area: PowerArea) => `Elpris i snitt per månad i ${area}.`,
  monthUnknown: "pris saknas",
  monthPartly: (known: number, days: number) => ` (${known} av ${days} dagar)`,
  month: "Månad",
  monthName: formatMonth,
} as const;
