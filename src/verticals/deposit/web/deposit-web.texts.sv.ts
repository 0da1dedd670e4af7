import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";

export const depositWebTexts = {
  firstStep: "Ditt sparande",
  priceFactors: "Bankerna får veta hur mycket du vill spara och inget mer. Vår ersättning flyttar ingen i listan.",
  resultTitle: (count: number) => (count === 1 ? "Ett konto för dina pengar" : `${count} konton för dina pengar`),
  lead: (kr: string, years: number) =>
    `Högst ränta i kronor på ${years} år visas först. Det bästa ger ${kr} efter skatt.`,
  leadWithoutTime: "Högst ränta i kronor efter skatt visas först.",
  ranking:
    "Kontot som ger mest efter skatt på den tid du har valt står först, lika konton i bokstavsordning. Vad bankerna betalar oss påverkar inte ordningen.",
  compareAccounts: "Jämför konton",
  aboutTitle: "Så räknar vi",
  aboutText:
    "Pengarna står på kontot hela tiden. Räntan betalas en gång om året, banken drar 30 % skatt och resten ger ränta på ränta. Bundna konton binds om till samma ränta. Räntorna kan ändras.",
} as const;

export const depositSummaryTexts = {
  amount: (kr: number) => `${formatWhole(kr)}\u00A0kr`,
  time: (years: string) => `i ${years} år`,
  free: "fria uttag",
  rate: (rate: string) => `${rate} ränta idag`,
} as const;

export const depositFilterTexts = {
  binding: { label: "Bindningstid", all: "Alla", none: "Ingen bindningstid", bound: "Bundna konton" },
  guarantee: { label: "Insättningsgaranti", all: "Alla konton", only: "Med insättningsgaranti" },
} as const;

export const besideListTexts = {
  goalTitle: "När når du ditt mål?",
  goalText: "Skriv vad du vill spara ihop och hur mycket du sätter in varje månad. Då ser du när du är framme.",
  goalLink: "Räkna på ditt mål",
  guaranteeTitle: "Insättningsgarantin",
  guarantee: (ore: number) =>
    `Går banken i konkurs ersätter staten dig med högst ${formatKr(ore)} per person och bank. Det gäller konton som har insättningsgaranti.`,
} as const;

export const depositComparisonTexts = {
  title: "Jämför sparkonton",
  rows: "Villkor",
  note: "Räntan i kronor är efter 30 % skatt, med ränta på ränta. Bundna konton binds om till samma ränta.",
  gain: (years: number) => `Ränta på ${years} år`,
} as const;
