import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { formatRate, termName } from "#verticals/mortgage/mortgage.texts.sv.ts";

export const mortgageWebTexts = {
  firstStep: "Ditt bolån",
  priceFactors:
    "Vi frågar bankerna efter deras räntor med lånet, bostadens värde och inkomsten, utan att säga vem du är. Sedan räknar vi ut vad lånet kostar efter ränteavdrag, vad det tål och vad ett byte ger.",
  resultTitle: "Ditt bolån",
  lead: (bank: string, rate: number, months: number) =>
    `Lägst listränta på ${termName(months)}: ${bank}, ${formatRate(rate)}.`,
  ranking:
    "Banken med lägst ränta efter avdrag på den bindningstid du har valt står först, lika räntor i bokstavsordning. Vad bankerna betalar oss påverkar inte ordningen.",
  aboutTitle: "Så räknar vi",
  aboutText:
    "Räntan är den på listan, för ett helt år och samma skuld. Ränteavdraget är 30 % på räntor upp till 100 000 kr per person och år och 21 % på resten, om ni delar lika och inte har andra räntor. Amorteringen är den lägsta som reglerna kräver från 1 april 2026: 1 % om året över 50 % av bostadens värde och 2 % över 70 %.",
  term: "Bindningstid",
} as const;

export const mortgageSummaryTexts = {
  loan: (kr: number) => `${formatWhole(kr)}\u00A0kr`,
  of: (kr: number) => `i en bostad för ${formatWhole(kr)}\u00A0kr`,
  rate: (rate: number) => `${formatRate(rate)} ränta idag`,
} as const;

const points = (count: number) => (count === 1 ? "1\u00A0procentenhet" : `${count}\u00A0procentenheter`);
const POINT_NAMES: Readonly<Record<number, string>> = {
  1: "En procentenhet",
  2: "Två procentenheter",
  3: "Tre procentenheter",
};

export const boardTexts = {
  label: "Ditt bolån hos bankerna",
  toValue: {
    title: (percent: number) => `Du lånar ${percent}\u00A0% av värdet`,
    term: "Det kallas belåningsgrad.",
    must: (percent: number, monthlyOre: number) =>
      `Därför amorterar du ${percent}\u00A0% om året, ${formatKr(monthlyOre)} i månaden.`,
    free: "Därför behöver du inte amortera.",
    less: (payKr: number, percent: number) =>
      percent === 0
        ? `Betalar du av ${formatWhole(payKr)}\u00A0kr till slipper du amortera.`
        : `Betalar du av ${formatWhole(payKr)}\u00A0kr till räcker ${percent}\u00A0%.`,
    aboveMax: (percent: number) =>
      `Det är mer än de ${percent}\u00A0% som får lånas ut vid ett köp. Ett lån som du redan har får du behålla.`,
    label: (percent: number, limits: string) =>
      `Lånet är ${percent} procent av bostadens värde. Gränser för amortering vid ${limits} procent.`,
    you: (percent: number) => `Du ${percent}\u00A0%`,
    loan: (kr: number) => `Lånet ${formatWhole(kr)}\u00A0kr`,
    own: (kr: number) => `Din del ${formatWhole(kr)}\u00A0kr`,
    limit: (percent: number) => `${percent}\u00A0%`,
    none: "Ingen amortering",
    yearly: (percent: number) => `${percent}\u00A0% om året`,
    rules: (classes: readonly { readonly abovePercent: number; readonly yearlyPercent: number }[]) =>
      classes
        .map(({ abovePercent, yearlyPercent }) => `Över ${abovePercent}\u00A0%: ${yearlyPercent}\u00A0% om året.`)
        .join(" "),
  },
  rates: {
    title: "Räntor just nu",
    listed: (day: string) => `Listräntor ${day}`,
    lowest: (months: number, bank: string, rate: number) =>
      `Lägst ${months < 12 ? "rörligt" : `på ${termName(months)}`}: ${bank}, ${formatRate(rate)}.`,
    caption: "Listränta per bindningstid. Snitträntan står under.",
    bank: "Bank",
    isLowest: "lägst",
    average: (rate: number) => `snitt ${formatRate(rate)}`,
    none: "–",
    hasNone: "ingen ränta",
    today: "Du idag",
    averages: (month: string) =>
      `Snitt är vad bankens kunder i genomsnitt fick i ${month}. Det visar hur mycket det går att förhandla.`,
  },
  rise: {
    title: "Om räntan stiger",
    answer: (ore: number) => `${POINT_NAMES[3]} till kostar dig ${formatKr(ore)} mer i månaden.`,
    note: (rate: number, percent: number, above: number, limitOre: number) =>
      `Kronor per månad med ${formatRate(rate)} som start. Ränteavdrag ${percent}\u00A0%, och ${above}\u00A0% på räntor över ${formatKr(limitOre)} om året.`,
    amortisation: "Amortering",
    interest: "Ränta efter avdrag",
    now: (bank: string) => `${bank} nu`,
    more: (count: number) => `+\u00A0${points(count)}`,
    label: "Kostnad per månad",
    rate: "Ränta",
    total: "Du betalar",
    row: "Om räntan blir",
  },
  gain: {
    title: "Byter du sparar du",
    noneTitle: "Din ränta är lägre",
    none: (bank: string) =>
      `Ingen av bankerna har en lägre listränta än du. ${bank} är närmast. Du kan ändå fråga: din ränta hos en ny bank kan bli lägre än listan.`,
    unknownTitle: "Lägst just nu",
    unknown: "Skriv vilken ränta du har idag, så ser du vad ett byte ger.",
    today: (rate: number) => `Idag ${formatRate(rate)}`,
    offer: (bank: string, rate: number) => `${bank} ${formatRate(rate)}`,
    terms: "Ränta efter avdrag. Amorteringen är densamma.",
    variable: "Ett lån med rörlig ränta flyttar du utan avgift till banken du har.",
    unknownFee:
      "Är räntan bunden kan din bank ta ut ränteskillnadsersättning om du byter i förtid. Den beror på hur lång tid som är kvar. Fråga banken vad den blir och skriv in den i sökningen, så räknar vi med den.",
    fee: (ore: number) => `Att lösa lånet i förtid kostar ${formatKr(ore)} en gång.`,
    paidBack: (months: number) =>
      months === 1 ? "Avgiften är intjänad på en månad." : `Avgiften är intjänad på ${formatWhole(months)} månader.`,
  },
  month: {
    title: "Din månad efter bytet",
    before: "Ränta före avdrag",
    relief: "Ränteavdrag",
    amortisation: "Amortering",
    total: "Du betalar",
  },
  note: "Din ränta kan bli lägre än listräntan om du förhandlar. Ersättningen till oss påverkar inte ordningen.",
  rankingLink: "Så rankar vi",
} as const;

export const cardTexts = { toggle: { show: "Visa alla räntor", hide: "Dölj räntorna" } } as const;
