import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatList } from "#domain/format/list-joining.texts.sv.ts";
import { formatFee, formatPrice, formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { defineTexts } from "#domain/text/text-set.ts";

export const eventTexts = defineTexts("events", {
  title: "Om det händer",
  lead: "Välj en händelse. Vi läser villkoren och räknar på vad du betalar.",
  choose: "Händelser",
  back: "Tillbaka till listan",
  nothing: {
    title: "Listan har inga priser än",
    text: "När bolagen har svarat kan du se vad var och en betalar om något händer.",
  },
  row: {
    offer: (name: string, fee: Parameters<typeof formatPrice>[0]) => `${name}, ${formatPrice(fee)}`,
    today: "Du idag",
    todayOffer: (name: string, yearlyFeeOre: number | undefined) =>
      yearlyFeeOre === undefined ? name : `${name}, ${formatFee(Math.round(yearlyFeeOre / 12), "month")}`,
    youPay: (ore: number) => `Du betalar ${formatKr(ore)}`,
    notCovered: "Ingår inte",
    chosen: (names: readonly string[]) => `med ${formatList(names)}`,
    addOn: (name: string, yearlyOre: number, ownOre: number) =>
      `Med tillägget ${name}, ${formatFee(Math.round(yearlyOre / 12), "month")}, betalar du ${formatKr(ownOre)}.`,
    insurerPays: (ore: number) => `Bolaget betalar ${formatKr(ore)}`,
    insurer: (ore: number) => `Bolaget ${formatKr(ore)}`,
    unknown: "Vi vet inte vad du betalar",
    unknownWhy: "Varken offerten eller villkoren säger det.",
    quote: (quote: string) => `”${quote}”`,
    source: (document: string, place: string) => `${document}, ${place}`,
    stated: "Beloppet är bolagets egen uppgift. Vi har inte läst någon mening om det i villkoren.",
    more: (count: number) => `Visa ${count} bolag till`,
  },
  excluded: {
    inNone: (cover: string | undefined, count: number) =>
      cover === undefined
        ? `Ingår inte hos ${count === 1 ? "bolaget" : `något av de ${count} bolagen`}.`
        : `Ingår inte i ${cover}.`,
    inSome: (names: readonly string[]) => `Ingår inte hos ${formatList(names)}.`,
    youPayAll: (ore: number) => `Du betalar hela skadan själv, ${formatKr(ore)}.`,
    see: (cover: string) => `Se ${cover}`,
    seeFrom: (cover: string, ore: number) => `Se ${cover}, från ${formatFee(ore, "month")}`,
  },
  payout: {
    lead: "Välj en händelse. Vi läser villkoren och visar vad du får.",
    example: (readOn: string) =>
      `Exempel, inte en förutsägelse. Mest ersättning först. Villkoren lästes ${formatLongDate(readOn)}.`,
  },
  risk: {
    lowest: (names: readonly string[], times: number) => {
      const [first = ""] = names;
      const who = names.length === 1 ? `${first} billigast` : `${formatList(names)} lika billiga`;
      return `${when(times)} är ${who}`;
    },
    yours: "det du har idag",
    severalLowest: (times: number) => `${when(times)} är flera bolag lika billiga`,
    note: (years: number, startOre: number) =>
      years === 1
        ? `Kronor per år: priset plus självrisken, utslagen på tio år. Gult är lägst.${starts(startOre)}`
        : `Kronor på fem år: priset plus självrisken, om priset är detsamma alla fem åren. Gult är lägst.${starts(startOre)}`,
    marker: (times: number) => `${timesText(times)} ${times === 1 ? "skada" : "skador"} på 10 år`,
    lowestBand: "Lägst",
    others: "Tunna linjer är övriga bolag.",
    partOf: (name: string, from: number, to: number) =>
      `${name} är billigast mellan ${tenths(from)} och ${tenths(to)} skador på tio år.`,
    table: "Visa som tabell",
    tableCaption: (years: number) =>
      years === 1 ? "Kronor per år vid så många skador på tio år" : "Kronor på fem år vid så många skador på tio år",
    company: "Bolag",
    howOften: "Hur ofta?",
    times: (times: number) => (times === 1 ? "1 gång på 10 år" : `${timesText(times)} gånger på 10 år`),
    never: "aldrig",
    most: "5 gånger",
    over: "Räkna på",
    oneYear: "Ett år",
    fiveYears: "Fem år",
    again: "Räkna om",
    cost: (ore: number, years: number) => (years === 1 ? formatFee(ore, "year") : formatKr(ore)),
    order: "Billigast först",
    all: (count: number) => `Visa ${count} till`,
    goOn: (provider: string) => `Gå vidare med ${provider}`,
    assumption: "Hur ofta är ditt eget antagande. Ingen offentlig statistik säger hur ofta just det här händer dig.",
    sourced: (times: number, source: string, year: number) =>
      `I snitt händer det ${timesText(times)} gånger på tio år enligt ${source}, ${year}.`,
    example: (readOn: string) =>
      `Exempel, inte en förutsägelse. Bara den här händelsen är med. Villkoren lästes ${formatLongDate(readOn)}.`,
    receipt: "Ladda ner ordningen som signerat kvitto",
    withoutCover: (names: readonly string[]) => `${formatList(names)} är inte med, för där ingår det inte.`,
    withoutTerms: (names: readonly string[]) => `${formatList(names)} är inte med, för vi vet inte vad du betalar där.`,
  },
});

const COUNTED = ["", "en skada", "två skador", "tre skador", "fyra skador", "fem skador"];

function when(times: number): string {
  if (times === 0) return "Utan skador";
  if (times === 0.5) return "Vid en skada på tjugo år";
  return `Vid ${COUNTED[times] ?? `${timesText(times)} skador`} på tio år`;
}

/** "2,5". */
const timesText = (times: number): string => String(times).replace(".", ",");
const tenths = (times: number): string => timesText(Math.round(times * 10) / 10);
const starts = (ore: number): string => (ore === 0 ? "" : ` Skalan börjar på ${formatKr(ore)}.`);

/** On the axis. */
export const axisText = (ore: number): string => formatWhole(ore / 100);
export { timesText };
