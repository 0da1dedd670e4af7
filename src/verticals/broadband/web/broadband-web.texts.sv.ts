import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";

export const broadbandWebTexts = {
  firstStep: "Din adress",
  priceFactors:
    "Adressen avgör vilka operatörer som kan leverera och vad det kostar. Vår ersättning flyttar ingen i listan.",
  /** "6 bredband på Sparvvägen 7". */
  resultTitle: (count: number, street: string | undefined) =>
    `${count === 1 ? "Ett" : count} bredband på ${street ?? "din adress"}`,
  compare: "Jämför bredband",
  aboutTitle: "Så räknar vi",
  aboutText:
    "Listan är ordnad efter vad första året kostar, med startavgift och med kampanjpriset så länge det gäller. Under linjen står vad två år kostar, eftersom kampanjer tar slut. Operatörerna svarar själva på vad de kan leverera till din adress.",
} as const;

export const broadbandCardTexts = {
  toggle: { show: "Visa allt om avtalet", hide: "Dölj allt om avtalet" },
  terms: "Avtalet",
  bound: (months: number) => `Bundet ${months} mån`,
  startFee: (ore: number) => `Startavgift ${formatKr(ore)}`,
  saving: (ore: number) => `Du sparar ${formatKr(ore)}`,
  twoYears: "Två år:",
  lower: (ore: number) => `${formatKr(ore)} lägre än idag.`,
  higher: (ore: number) => `${formatKr(ore)} högre än idag.`,
  same: "Lika mycket som idag.",
} as const;

const month = (ore: number): string => `${formatKr(ore)}/mån`;

export const feeLineTexts = {
  campaign: (ore: number, months: number) => `${month(ore)} i ${months} mån`,
  after: (ore: number) => `sedan ${month(ore)}`,
  always: (ore: number) => `${month(ore)} hela tiden`,
  today: (ore: number) => `Du idag ${formatKr(ore)}`,
  start: "Start",
  year: "1 år",
  years: "2 år",
} as const;

export const broadbandFilterTexts = {
  speed: {
    label: "Hastighet",
    all: "Alla hastigheter",
    atLeast: (mbit: number) => (mbit === 1_000 ? `${formatWhole(mbit)} Mbit/s` : `Minst ${mbit}`),
  },
  type: { label: "Anslutning", all: "Alla anslutningar" },
  binding: { label: "Bindningstid", all: "Alla bindningstider", none: "Ingen bindningstid", year: "Högst 12 månader" },
} as const;

export const broadbandOrderWebTexts = {
  toggle: { show: "Visa avtalets villkor", hide: "Dölj avtalets villkor" },
  checkoutTitle: "Avtalets villkor",
  about: "Om avtalet",
} as const;

export const broadbandComparisonTexts = {
  title: "Jämför bredband",
  rows: "Villkor",
  note: "Första året är med startavgift och med kampanjpriset så länge det gäller.",
  firstYear: "Första året",
} as const;
