import { ageOn, parsePersonalNumber } from "#domain/personal-number.ts";
import type { LatencyRange, OrderTrouble, QuoteDesk, QuoteTrouble } from "#verticals/_contract/simulated.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { everybodysRefusals, type Refusal } from "./refusals.ts";
import type { Fees, Rounding } from "./rounding.ts";
import { isOrdinary, scenarioOf } from "./scenarios.ts";
import { type HouseRisk, type HouseTariff, yearlyPriceKr } from "./tariff.ts";

/** A simulated insurer is data: its tariff, what it will not take, its terms, its pace and how it fails. */
export interface HouseInsurer {
  readonly slug: string;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that meet each fault, at real speed: the same questions for the same seed. */
  readonly faults: readonly { readonly kind: QuoteTrouble; readonly share: number }[];
  /** Undefined for one that has no name for it. */
  readonly product?: string;
  readonly tariff: HouseTariff;
  readonly rounding: Rounding;
  /** Taken off when the terms for it are met; the price that is quoted has it off already. */
  readonly discount?: { readonly percent: number; readonly name: string; isGiven(risk: HouseRisk): boolean };
  /** The first that gives a reason decides. */
  readonly refusals: readonly Refusal[];
  readonly excessKr: { readonly building: number; readonly movables: number };
  readonly headline?: string;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  readonly about?: string;
  readonly bindingMonths: number;
}

export const houseDocuments: readonly { readonly title: string; readonly name: string }[] = [
  { title: "Faktablad (IPID)", name: "faktablad-villa.pdf" },
  { title: "Villkor", name: "villkor-villa.pdf" },
];

/** A question freed from its protocol's form. */
export type HouseQuestion = Omit<HouseSearch, "domain" | "propertyName">;

export type HouseRating =
  | (Fees & {
      readonly kind: "offered";
      readonly quoteId: string;
      readonly discount: { readonly percent: number; readonly name: string } | undefined;
      readonly trouble: QuoteTrouble | undefined;
    })
  | { readonly kind: "declined"; readonly reason: string }
  | { readonly kind: "malformed"; readonly what: string };

export function rateHouse(
  insurer: HouseInsurer,
  insurerNumber: number,
  question: HouseQuestion,
  desk: QuoteDesk,
): HouseRating {
  const person = parsePersonalNumber(question.personalNumber, desk.today);
  if (!person) return { kind: "malformed", what: "personal number" };
  if (!isSensible(question)) return { kind: "malformed", what: "house" };
  const scenario = scenarioOf(question.address, insurerNumber);
  if (scenario?.kind === "decline")
    return { kind: "declined", reason: "Vi kan inte erbjuda en försäkring för det här huset." };
  const risk = toRisk(question, ageOn(person, desk.today), Number(desk.today.slice(0, 4)));
  for (const refuse of [...everybodysRefusals, ...insurer.refusals]) {
    const reason = refuse(risk);
    if (reason) return { kind: "declined", reason };
  }
  const discount = insurer.discount?.isGiven(risk) ? insurer.discount : undefined;
  const fullKr = yearlyPriceKr(insurer.tariff, risk, desk.draw(`${person.digits} ${question.address}`));
  const fees = insurer.rounding(fullKr * (1 - (discount?.percent ?? 0) / 100));
  const orderTrouble: OrderTrouble | undefined = scenario?.kind === "order-trouble" ? scenario.trouble : undefined;
  return {
    kind: "offered",
    ...fees,
    quoteId: desk.issueQuoteId({ ...fees, key: JSON.stringify(question), orderTrouble }),
    discount: discount && { percent: discount.percent, name: discount.name },
    trouble: scenario?.kind === "quote-trouble" ? scenario.trouble : usualTrouble(insurer, question.address, desk),
  };
}

const isSensible = ({ buildYear, livingArea, extraBuildings }: HouseQuestion): boolean =>
  buildYear > 1000 && livingArea > 0 && extraBuildings.every(({ area }) => area > 0);

/** Whoever types a magic or well-known address wants to see that and nothing else. */
function usualTrouble(insurer: HouseInsurer, address: string, desk: QuoteDesk): QuoteTrouble | undefined {
  if (!desk.isRealSpeed || !isOrdinary(address)) return undefined;
  let drawn = desk.draw(`trouble ${address}`);
  for (const { kind, share } of insurer.faults) {
    if (drawn < share) return kind;
    drawn -= share;
  }
  return undefined;
}

const toRisk = (question: HouseQuestion, ageYears: number, thisYear: number): HouseRisk => ({
  ageYears,
  postalCode: question.postalCode,
  ownedYears: Math.max(0, thisYear - question.purchaseYear),
  buildYear: question.buildYear,
  pipeYears: thisYear - (question.renovationYear ?? question.buildYear),
  livingArea: question.livingArea,
  otherArea: question.otherArea,
  residents: question.residents,
  bathrooms: question.bathrooms,
  hasWaterHeating: question.hasWaterHeating,
  alarm: question.alarm,
  basement: question.basement,
  coversOwnMistakes: question.coversOwnMistakes,
  coversOwnBuildingMistakes: question.coversOwnBuildingMistakes,
  extraBuildings: question.extraBuildings,
});
