import { formatLongDate, formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { formatKwh as kwh, formatKwhPrice } from "#verticals/electricity/format-kwh.texts.sv.ts";
import type { MeterRefusal } from "#verticals/electricity/meter/meter-series.ts";

const ore = (hundredths: number): string =>
  `${(Math.round(hundredths / 10) / 10).toFixed(1).replace(".", ",")}\u00a0öre`;
/** "november", without its year. */
const monthAlone = (month: string): string => formatMonth(month).split(" ")[0] ?? "";

const REFUSALS: Readonly<Record<MeterRefusal, string>> = {
  tooLarge: "Filen är för stor. Hämta en fil med högst ett år hos ditt elnätsbolag.",
  empty: "Filen är tom. Hämta den igen hos ditt elnätsbolag.",
  unknownLayout:
    "Vi känner inte igen filen. Välj filen med förbrukning per timme eller kvart (CSV) hos ditt elnätsbolag, eller skriv in tolv månader.",
  tooCoarse:
    "Filen har ett värde per dag eller månad. Hämta förbrukning per timme hos ditt elnätsbolag, eller skriv in tolv månader.",
  noValues: "Filen har inga värden som vi kan läsa. Hämta den igen, eller skriv in tolv månader.",
  tooShort: "Filen har mindre än fyra veckor. Hämta en längre tid, helst ett helt år.",
};

export const meterTexts = {
  title: "Ditt år, timme för timme",
  lead: "Nu räknar vi på den el du faktiskt har använt.",
  crumbs: "Brödsmulor",
  service: "Elavtal",
  list: (count: number) => `${count} elavtal`,
  page: "Din förbrukning",
  staysTitle: "Filen stannar i din webbläsare.",
  stays: "Vi räknar här på sidan. Inget skickas till oss och inget sparas när du stänger.",
  noScript:
    "Sidan behöver JavaScript. Din fil läses i webbläsaren och skickas aldrig till oss, och det går inte utan skript.",
  noListTitle: "Jämför elavtal först",
  noList: "Vi behöver veta vilka avtal vi ska räkna på. Sök elavtal och kom sedan hit från listan.",
  toForm: "Jämför elavtal",
  dropTitle: "Släpp filen här",
  drop: "Hämta förbrukning per timme eller kvart som CSV på Mina sidor hos ditt elnätsbolag.",
  choose: "Välj fil",
  change: "Byt fil",
  monthlyTitle: "Har du ingen fil? Skriv in tolv månader",
  monthly: "Hela kWh per månad. De står på fakturorna från elnätsbolaget.",
  monthlyMissing: "Skriv ett tal för varje månad.",
  compute: "Räkna på mina månader",
  working: "Räknar på din förbrukning",
  failed: "Något gick fel när vi läste filen. Försök igen, eller skriv in tolv månader.",
  refusedTitle: "Vi kan inte använda filen",
  refusals: REFUSALS,
  typedName: "Tolv månader som du har skrivit in",
  filePeriod: (from: string, to: string, total: number) =>
    `${formatLongDate(from)}–${formatLongDate(to)}. ${kwh(total)}.`,
  typedTotal: (total: number) => `${kwh(total)} på ett år.`,
  warningsTitle: "Bra att veta om beräkningen",
  missingHours: (count: number) =>
    count === 1
      ? "En timme saknas i filen. Vi har uppskattat den."
      : `${formatWhole(count)} timmar saknas i filen. Vi har uppskattat dem.`,
  duplicates: (count: number) =>
    `${count === 1 ? "En timme" : `${formatWhole(count)} timmar`} finns två gånger. Vi har använt den senare raden.`,
  ignored: (count: number) =>
    `${count === 1 ? "En rad" : `${formatWhole(count)} rader`} gick inte att läsa och är inte med.`,
  daysLeftOut: (count: number) =>
    `Filen är längre än ett år. ${count === 1 ? "Den första dagen" : `De första ${formatWhole(count)} dagarna`} är inte med.`,
  estimated: (hours: number) =>
    `${hours === 1 ? "En timme av året är uppskattad" : `${formatWhole(hours)} timmar av året är uppskattade`} efter hur hushåll som ditt brukar använda el.`,
  missingPrices: (quarters: number) =>
    `För ${quarters === 1 ? "en kvart" : `${formatWhole(quarters)} kvartar`} saknas elpriset. Där har vi räknat med månadens snitt.`,
  withoutPrice: (count: number) =>
    `Vi saknar årets elpriser. Därför kan vi inte räkna på ${formatWhole(count)} ${count === 1 ? "rörligt" : "rörliga"} avtal.`,
  monthsHeading: "Så mycket el använde du",
  monthsAnswer: (most: string, mostKwh: number, least: string, leastKwh: number) =>
    `Mest i ${monthAlone(most)}, ${kwh(mostKwh)}. Minst i ${monthAlone(least)}, ${kwh(leastKwh)}.`,
  monthsLabel: "Din förbrukning per månad.",
  month: "Månad",
  monthName: formatMonth,
  use: "Förbrukning",
  kwh,
  unknown: "saknas",
  costHeading: "Vad hade året kostat?",
  costAnswer: (label: string, cost: number, lower: number | undefined) => {
    const first = `${label} hade varit billigast för dig: ${formatKr(cost)}.`;
    if (lower === undefined) return first;
    return lower > 0
      ? `${first} Det är ${formatKr(lower)} mindre än idag.`
      : `${first} Det är inte mindre än du betalar idag.`;
  },
  costNote: (from: string, to: string) =>
    `Lägsta avtalet av varje sort, med moms. Rörliga priser för ${formatMonth(from)}–${formatMonth(to)}.`,
  costLabel: "Kostnad för ditt år.",
  you: "Du idag",
  yourPrice: formatKwhPrice,
  contract: "Avtal",
  cost: "Kostnad för ditt år",
  kr: formatKr,
  moveHeading: "Om du flyttar en del av elen",
  moveText: "Från morgon och kväll (06–09 och 16–20) till dygnets billigaste timmar.",
  moveChoice: "Hur mycket flyttar du?",
  share: (share: number) => `${share}\u00a0%`,
  moveUnit: "kr lägre per år",
  moveAmount: (savingOre: number) => formatWhole(Math.round(savingOre / 100)),
  moveSentence: (moved: number, perKwh: number) => `${kwh(moved)} blir ${ore(perKwh)} billigare, om du har kvartspris.`,
  moveBest: (provider: string, cost: number, isCheapest: boolean) =>
    `${provider} hamnar då på ${formatKr(cost)}.${isCheapest ? " Då blir det billigast av alla." : ""}`,
  moveNothing: "Flyttar du ingen el blir kostnaden densamma.",
  moveFixed: "Med fast pris och månadspris gör det ingen skillnad.",
  moveUnknown: "Vi saknar årets priser per kvart och kan inte räkna på det.",
  rankHeading: "Ny ordning för dig",
  rankNote: "Kostnad för ditt år, utan flyttad el",
  samePlace: "Samma plats",
  up: (places: number) => `Upp ${places} ${places === 1 ? "plats" : "platser"}`,
  down: (places: number) => `Ner ${places} ${places === 1 ? "plats" : "platser"}`,
  order: "Gå vidare",
  orderWith: (provider: string, name: string) => `med ${provider}, ${name}`,
  showAll: (count: number) => `Visa alla ${count} avtal i den här ordningen`,
} as const;
