import type { Cover, CoverPart } from "#domain/cover/cover.ts";
import type { Damage } from "#domain/cover/outcome.ts";
import type { PaymentPlan, PlannedPayment } from "#domain/offer/payment-plan.ts";
import type { PriceUnit } from "#domain/offer/price.ts";
import { amountsIn, plain, type Shown, type ShownAmount } from "./read-screen.ts";

/**
 * What may be stated of an offer, and what must be: worked out from its stored plans of payments and its stored cover, by arithmetic of its own, so that a
 * fault in a shared function shows as well.
 */
export interface Truth {
  /** Of the way of paying that is chosen. */
  readonly chosen: PaidTruth;
  readonly may: Readonly<Record<ShownAmount["per"], ReadonlySet<number>>>;
  readonly cover: Cover;
}

export interface PaidTruth {
  /** Only where every month is the same. */
  readonly month: number | undefined;
  /** What the list is ranked by. */
  readonly compared: number;
  /** What is called a year: without what is paid only once, but where the first year is what is stated. */
  readonly year: number;
  /** What a year gives over what one has today, where something is given. */
  readonly gain: number | undefined;
  /** Months that are paid, and a twelfth of a year that is paid at once. */
  readonly averages: readonly number[];
}

export interface Described {
  readonly plans: readonly PaymentPlan[];
  readonly way: PaymentPlan["way"];
  readonly headline: PriceUnit;
  /** Where a whole term is compared. */
  readonly wholeTermOre?: number | undefined;
  readonly cover?: Cover | undefined;
  /** What the provider has stated besides, as stored: its texts, and its amounts, whose names end in "Ore". */
  readonly stated: readonly unknown[];
  /** What the visitor pays today, öre. */
  readonly todayOre?: number | undefined;
  /** What a year gives, and what it gives today, öre. */
  readonly givesOre?: readonly [offered: number, today: number] | undefined;
  /** Add-ons that can be bought, öre for a year. */
  readonly addOnsOre?: readonly number[] | undefined;
}

/** The nearest krona, the same on both sides of zero. */
export const kr = (ore: number): number => Math.sign(ore) * Math.round(Math.abs(ore) / 100);

/** How often a payment comes within so many months: it is counted month by month. */
const times = ({ every, fromMonth, months = Infinity }: PlannedPayment, within: number): number => {
  let count = 0;
  for (let month = fromMonth; month < Math.min(within, fromMonth + months); month++)
    if (every === "month" || (every === "year" && (month - fromMonth) % 12 === 0) || month === fromMonth) count += 1;
  return count;
};

export const paidKr = ({ parts }: Pick<PaymentPlan, "parts">, months: number): number =>
  parts.reduce((sum, part) => sum + times(part, months) * kr(part.amountOre), 0);

export function monthKr({ parts }: Pick<PaymentPlan, "parts">): number | undefined {
  const again = parts.filter(({ every }) => every !== "once");
  const isSame = again.every(
    ({ every, fromMonth, months }) => every === "month" && fromMonth === 0 && months === undefined,
  );
  return again.length > 0 && isSame ? again.reduce((sum, { amountOre }) => sum + kr(amountOre), 0) : undefined;
}

const YEAR = 12;

export function truthOf(given: Described): Truth {
  const { plans, way, wholeTermOre, cover = [], todayOre, givesOre, addOnsOre = [] } = given;
  const plan = plans.find((each) => each.way === way) ?? plans[0];
  const compared = wholeTermOre === undefined ? (plan ? paidKr(plan, YEAR) : 0) : kr(wholeTermOre);
  const months = plans.flatMap((each) => monthKr(each) ?? []);
  const parts = plans.flatMap((each) => each.parts);
  const years = plans.flatMap((each) => [
    paidKr(each, YEAR),
    paidKr({ parts: each.parts.filter(({ every }) => every !== "once") }, YEAR),
  ]);
  const today = todayOre === undefined ? [] : [kr(todayOre)];
  const gain = givesOre && givesOre[0] > givesOre[1] ? kr(givesOre[0] - givesOre[1]) : undefined;
  const between = (one: readonly number[], other: readonly number[]) =>
    one.flatMap((a) => other.map((b) => Math.abs(a - b)));
  const stated = given.stated.flatMap((each) => statedIn(each));
  const of = (per: ShownAmount["per"]) => stated.filter((each) => each.per === per).map((each) => each.kr);
  const addOns = addOnsOre.flatMap((ore) => [kr(ore), kr(ore / YEAR)]);
  // A choice changes the month by the difference of two rounded months.
  const changed = plans.flatMap((each) => {
    const [part] = each.parts;
    const change = (ore: number) => (part?.every === "month" ? ore / YEAR : ore);
    return addOnsOre.map((ore) => Math.abs(kr((part?.amountOre ?? 0) + change(ore)) - kr(part?.amountOre ?? 0)));
  });
  const month = [...months, ...parts.filter(({ every }) => every === "month").map(({ amountOre }) => kr(amountOre))];
  const may = {
    month: new Set([
      ...month,
      ...changed,
      ...addOns,
      ...of("month"),
      ...(todayOre === undefined ? [] : [kr(todayOre / YEAR)]),
    ]),
    year: new Set([
      ...years,
      ...today,
      ...between(years, today),
      ...between(years, years),
      ...(gain === undefined ? [] : [gain]),
      ...changed,
      ...addOns,
      ...of("year"),
    ]),
  };
  const twoYears = plans.map((each) => paidKr(each, 2 * YEAR));
  const once = [
    ...parts.map(({ amountOre }) => Math.abs(kr(amountOre))),
    ...twoYears,
    ...between(
      twoYears,
      today.map((each) => 2 * each),
    ),
    ...cover.flatMap(amountsOfPart),
    ...of("once"),
    ...(wholeTermOre === undefined ? [] : [compared]),
  ];
  return {
    chosen: {
      month: plan && monthKr(plan),
      compared,
      year:
        plan && given.headline !== "ore-first-year"
          ? paidKr({ parts: plan.parts.filter(({ every }) => every !== "once") }, YEAR)
          : compared,
      gain,
      averages: plan
        ? [
            kr((paidKr(plan, YEAR) * 100) / YEAR),
            ...plan.parts.filter(({ every }) => every === "month").map(({ amountOre }) => kr(amountOre)),
          ]
        : [],
    },
    may: { ...may, once: new Set([...may.month, ...may.year, ...once]) },
    cover,
  };
}

/** Amounts in whatever a provider has stated: in its texts with their period, and as öre without one. */
function statedIn(value: unknown, name = ""): Pick<ShownAmount, "kr" | "per">[] {
  if (typeof value === "string") return amountsIn(plain(value));
  if (typeof value === "number")
    return /ore$/i.test(name)
      ? (["once", "month", "year"] as const).map((per) => ({ kr: Math.abs(kr(value)), per }))
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => statedIn(each, Number.isNaN(Number(key)) ? key : name));
}

const amountsOfPart = ({ terms = {}, addOn }: CoverPart): number[] => [
  ...amountsOfExcess(terms),
  ...(addOn ? [kr(addOn.yearlyOre), ...amountsOfExcess(addOn.terms)] : []),
  ...[terms.limitOre, terms.payoutOre].flatMap((ore) => (ore === undefined ? [] : [kr(ore)])),
];
const amountsOfExcess = ({ excess }: NonNullable<CoverPart["terms"]>): number[] =>
  excess === undefined ? [] : [kr(excess.kind === "amount" ? excess.ore : excess.minimumOre)];

/** All ways in which a part of the cover may be stated in a line; no other is true. */
function statementsOf({ state, terms = {}, addOn }: CoverPart): string[] {
  if (state === "unknown") return ["Uppgift saknas"];
  if (state === "add-on") return addOn ? [`Tillägg, ${kr(addOn.yearlyOre / 12)} kr/mån`, "Ingår inte"] : ["Ingår inte"];
  if (state === "excluded") return ["Ingår inte", "Ersätts inte"];
  const { excess, payoutOre, days } = terms;
  const own =
    excess === undefined
      ? []
      : excess.kind === "amount"
        ? [`${kr(excess.ore)} kr`]
        : [`${excess.percent} %${excess.minimumOre > 0 ? `, lägst ${kr(excess.minimumOre)} kr` : ""}`];
  const included = typeof days === "number" ? `${days} dagar` : "Ingår";
  return [
    ...own,
    ...own.map((each) => `${included}, ${each} i självrisk`),
    ...(payoutOre === undefined ? [] : [`${kr(payoutOre)} kr`]),
    included,
  ];
}

/** What the customer pays of an example, or is paid where it has no price; undefined where nothing states it. */
export function settled(cover: Cover, damage: Damage): { isPaid: boolean; ore: number } | undefined {
  const { damageOre, isPayout, days = 0 } = damage;
  const { state = "unknown", terms = {} } = cover.find(({ type }) => type === damage.part) ?? {};
  if (state === "unknown") return undefined;
  const isPaid = state === "included" && !(typeof terms.days === "number" && terms.days < days);
  if (!isPaid) return { isPaid, ore: isPayout ? 0 : damageOre };
  const { excess, limitOre = Infinity, payoutOre } = terms;
  if (isPayout) return payoutOre === undefined ? undefined : { isPaid, ore: payoutOre };
  if (!excess) return undefined;
  const first =
    excess.kind === "amount" ? excess.ore : Math.max(Math.round((damageOre * excess.percent) / 100), excess.minimumOre);
  return { isPaid, ore: damageOre - Math.max(0, Math.min(damageOre - first, limitOre)) };
}

/** The part that a line of that name is of: "Glas", "Självrisk glas". */
export function partNamed(cover: Cover, name: string): CoverPart | undefined {
  const wanted = name.toLowerCase();
  return cover.find((part) =>
    [part.name, part.excessName, `Självrisk ${part.name}`].some((each) => each?.toLowerCase() === wanted),
  );
}

/** A choice is stated with its own label, and an add-on that is bought with its price. */
const asCover = (value: string): string =>
  /^(?:Ja$|Med |\+ ?\d+ kr)/.test(value) ? "Ingår" : /^(?:Nej$|Utan )/.test(value) ? "Ingår inte" : value;

export interface Judged {
  readonly screen: string;
  readonly truth: Truth;
  /** Which cell of a line is of the offer: the first by default. */
  readonly cell?: number;
  /** What must be stated there. */
  readonly must?: readonly (readonly [kr: number | undefined, per: ShownAmount["per"]])[];
  /** Parts whose line must be there. */
  readonly lines?: readonly CoverPart[];
}

/** What one may win, and what we are paid: no part of the offer. */
const IS_CAMPAIGN = /drivmed/;
const REMUNERATION = /(\d+) procent av första årets pris, här (\d+) kr/;

/** What is stated and not true, and what is missing. */
export function judge(read: Shown, { screen, truth, cell = 0, must = [], lines = [] }: Judged): string[] {
  const [stated, percent, ours] = REMUNERATION.exec(read.text) ?? [];
  const isOurs = Math.round((truth.chosen.compared * Number(percent)) / 100) === Number(ours);
  const shown =
    stated !== undefined && isOurs
      ? { ...read, amounts: read.amounts.filter(({ around }) => !around.includes(`här ${ours} kr`)) }
      : read;
  const strays = shown.amounts
    .filter(({ around }) => !IS_CAMPAIGN.test(around))
    .filter(({ kr: amount, per }) => !truth.may[per].has(amount))
    .map(({ kr: amount, per, around }) => `${screen}: ${amount} kr (${per}) follows from nothing in "${around}"`);
  const missing = must
    .filter(
      ([amount, per]) => amount !== undefined && !shown.amounts.some((each) => each.kr === amount && each.per === per),
    )
    .map(([amount, per]) => `${screen}: ${amount} kr (${per}) is not stated`);
  return [...new Set([...strays, ...missing, ...judgeCover(shown, screen, truth.cover, cell, lines)])];
}

/** At most, of the person who searches: born in 1985. */
const AGE = 49;

function judgeCover(shown: Shown, screen: string, cover: Cover, cell: number, lines: readonly CoverPart[]): string[] {
  const wrong = shown.lines.flatMap(([name, ...values]) => {
    const part = partNamed(cover, name);
    const value = values[cell];
    if (!part || value === undefined) return [];
    const isTrue = statementsOf(part).some((each) => asCover(value) === each || value.startsWith(`${each} `));
    return isTrue
      ? []
      : [`${screen}: "${name}: ${value}", but the cover has ${part.state} ${statementsOf(part).join(" / ")}`];
  });
  const lacking = lines
    .filter((part) => !shown.lines.some(([name]) => partNamed([part], name)))
    .map(({ name }) => `${screen}: no line of ${name}`);
  const text = shown.text.toLowerCase();
  // In a sentence: with a capital it is the name of the next list.
  const stated = shown.text.replaceAll("Ingår", "|").toLowerCase();
  const [, least] = /fyllt (\d+)/.exec(text) ?? [];
  const forOthers = Number(least) > AGE ? [`${screen}: a sentence for who has turned ${least}`] : [];
  const claimed = cover.flatMap((part) => {
    const { state, terms } = part;
    const name = part.name.toLowerCase();
    const isIncluded = state === "included";
    const isFree = isIncluded && terms?.excess?.kind === "amount" && terms.excess.ore === 0;
    return [
      ...(new RegExp(`(?<!\\p{L})${name} ingår inte`, "u").test(stated) && isIncluded
        ? [`${screen}: "${name} ingår inte"`]
        : []),
      ...(new RegExp(`(?<!\\p{L})${name} ingår(?! inte)`, "u").test(stated) && !isIncluded
        ? [`${screen}: "${name} ingår"`]
        : []),
      ...(part.type === "ANIMAL_COLLISION" && /viltolycka utan självrisk/.test(text) && !isFree
        ? [`${screen}: "viltolycka utan självrisk"`]
        : []),
      ...(shown.items.some((item) => item.toLowerCase() === name) && !isIncluded
        ? [`${screen}: "${name}" in a list of what is included`]
        : []),
    ];
  });
  return [...wrong, ...lacking, ...claimed, ...forOthers];
}
