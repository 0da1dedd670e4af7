import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { formatKwh, formatKwhPrice } from "#verticals/electricity/format-kwh.texts.sv.ts";

export const electricityWebTexts = {
  firstStep: "Ditt hem",
  priceFactors: "Elbolagen räknar på var du bor och hur mycket el du använder. Vår ersättning flyttar ingen i listan.",
  home: { house: "din villa", flat: "din lägenhet" },
  /** "8 elavtal för din villa". */
  resultTitle: (count: number, home: string) =>
    count === 1 ? `Ett elavtal för ${home}` : `${count} elavtal för ${home}`,
  yourHome: "ditt hem",
  saving: (kr: string) => `Du sparar ${kr} /år`,
  compareContracts: "Jämför avtal",
  aboutTitle: "Så räknar vi",
  aboutText:
    "Vi räknar ut jämförpriset som Elpriskollen gör: allt du betalar elbolaget på ett år, delat med din förbrukning, med moms. Rörliga avtal räknas på förra månadens snittpris i ditt elområde. Kostnaden på ett år, som listan är sorterad efter, är vad avtalet hade kostat de senaste tolv månaderna: varje månads elpris på elbörsen med din användning den månaden, med påslag, avgifter, rabatter och moms. Framtida priser vet ingen. Nätavgift och energiskatt betalar du till ditt elnätsbolag. De är lika för alla elavtal och ingår inte.",
} as const;

/** "Villa, 12 000 kWh" and "142 kvm, värmepump, 123 45, elområde SE3". */
export const electricitySummaryTexts = {
  use: formatKwh,
  estimated: "uppskattad förbrukning",
  squareMeters: (kvm: string) => `${kvm}\u00A0kvm`,
  area: (area: string) => `elområde ${area}`,
} as const;

export const electricityFilterTexts = {
  type: { label: "Avtalstyp", all: "Alla" },
  binding: {
    label: "Bindningstid",
    all: "Alla bindningstider",
    none: "Ingen bindningstid",
    year: "Högst 1 år",
    longer: "Längre än 1 år",
  },
  origin: { label: "Förnybart", all: "All el" },
} as const;

export const electricityOrderingTexts = {
  lastYear: {
    label: "Senaste 12 månaderna",
    ranking:
      "Lägst kostnad står först, räknad på de senaste tolv månadernas elpris och din användning. Lika priser står i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  },
  comparison: {
    label: "Förra månadens jämförpris",
    ranking:
      "Lägst jämförpris för förra månaden står först, räknat som Elpriskollen gör. En billig månad säger inget om vintern. Lika priser står i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  },
} as const;

export const typedContractTexts = {
  title: "Ditt elpris idag",
  basis: (priceKwh: number, kwh: number) =>
    `${formatKwhPrice(priceKwh)} vid ${formatKwh(kwh)}. Du skrev in det själv. Vi jämför det med vad avtalen hade kostat de senaste tolv månaderna.`,
  bound: (date: string) => `Bundet till och med ${formatLongDate(date)}.`,
  exitFee: (ore: number) => `Avgiften på ${formatKr(ore)} räknas med om du fortfarande är bunden när bytet kan göras.`,
  year: "12 månader",
  range: "Bäst–sämst, 3 år",
  column: "Senaste 12 månaderna",
  yours: (ore: number) => `Du idag ${formatKr(ore)}`,
} as const;

export const besideListTexts = {
  meterTitle: "Räkna på din egen förbrukning",
  meterText: "Hämta filen med timvärden hos ditt elnätsbolag. Då ser du vad varje avtal hade kostat just dig.",
  meterLink: "Välj fil",
  meterNote: "Filen stannar i din webbläsare.",
  today: "Se elpriset idag, kvart för kvart",
} as const;

export const electricityOrderTexts = {
  toggle: { show: "Visa avtalets villkor", hide: "Dölj avtalets villkor" },
  checkoutTitle: "Avtalets villkor",
  about: "Om avtalet",
} as const;

export const electricityComparisonTexts = {
  title: "Jämför elavtal",
  rows: "Villkor",
  note: "Jämförpriset är allt du betalar elbolaget på ett år, delat med din förbrukning. Nätavgift och energiskatt ingår inte.",
  type: "Avtalstyp",
  comparison: "Jämförpris",
  environment: "Elens ursprung",
  binding: "Bindningstid",
  lowest: "Billigaste året",
  highest: "Dyraste året",
  noRange: "Samma varje år",
  yearly: "Kostnad per år",
} as const;
