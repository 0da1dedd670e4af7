import { formatDay, formatLongDate } from "#domain/calendar/format-date.ts";
import { formatFee, formatFeeChange, formatKr } from "#domain/format/swedish-format.ts";

export const householdTexts = {
  title: "Hushåll",
  lead: "Avtalen hos dig, tolv månader framåt.",
  costs: (ore: number) => `Hushållet kostar ${formatKr(ore)} i månaden`,
  unknownCost: "Hushållets avtal",
  unpriced: (count: number) =>
    count === 1
      ? "Priset saknas för ett avtal och är inte med i summan."
      : `Priset saknas för ${count} avtal och är inte med i summan.`,
  empty: {
    heading: "Här är det tomt än så länge",
    text: "Det du beställer eller hämtar hos oss visas här. Du kan också lägga till avtal som du har någon annanstans.",
  },
  next: {
    heading: (product: string, day: string) => `Näst på tur: ${product}, ${formatDay(day)}`,
    notice: (day: string) => `Sista dag att säga upp är ${formatDay(day)}.`,
    at: (provider: string) => `Avtalet hos ${provider}.`,
    compare: (product: string) => `Jämför ${product}`,
  },
  lines: {
    heading: "12 månader framåt",
    dashed: "Streckat: fortsätter om du inte gör något.",
    known: (day: string) => `Uppdaterat ${formatLongDate(day)}.`,
    today: "Idag",
    watch: "Bevaka",
    perMonth: "per månad",
    average: "i snitt",
    noPrice: "pris saknas",
    noDate: "Inget datum känt.",
    starts: { after: " börjar gälla." },
    renews: { after: " förnyas." },
    noticeBy: (day: string) => ` Säg upp senast ${formatDay(day)}.`,
    notice: { before: "Säg upp senast ", after: "." },
    binding: { after: " bindningen slut" },
    campaign: { after: " kampanjen slut" },
    afterwards: (ore: number) => `, sedan ${formatFee(ore, "month")}.`,
    afterwardsMore: (ore: number) => `, sedan ${formatFeeChange(ore, "month")}.`,
    stop: ".",
    ends: { after: " upphör. Uppsagt." },
    sources: { ordered: "Beställt genom Sparv", fetched: "Hämtat", entered: "Inlagt av dig" },
    heldBy: (name: string) => `Visas av ${name}`,
    change: "Ändra",
    claimsWhich: (product: string, provider: string) => `, ${product} hos ${provider}`,
    changeWhich: (product: string, provider: string) => `Ändra ${product} hos ${provider}`,
  },
  sum: {
    together: "Tillsammans",
    perMonth: "per månad",
    year: (ore: number) => `${formatKr(ore)} de kommande tolv månaderna`,
    months: "Månad för månad",
    month: "Månad",
    cost: "Kostnad",
  },
  addToCalendar: "Lägg datumen i kalendern",
  add: "Lägg till ett avtal",
  covers: {
    heading: "Skydd",
    double: "Dubbelt",
    missing: "Saknas",
    included: "ingår",
    none: "inget hittat",
    contract: (product: string, detail: string) => `${product}, ${detail}`,
    source: (title: string) => `Källa: ${title}`,
    compare: (product: string) => `Jämför ${product}`,
  },
};
