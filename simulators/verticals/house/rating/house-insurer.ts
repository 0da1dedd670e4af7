import { ageOn, parsePersonalNumber } from "#domain/person/personal-number.ts";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import {
  type OfferedFees,
  orderFaultOf,
  type Rating,
  type SimulatedDiscount,
  describeDiscount,
  leftOf,
  type QuotedDiscount,
  type SimulatedInsurer,
  quoteFaultOf,
} from "#simulators/verticals/_insurance/insurer.ts";
import { reasonAgainst } from "#simulators/verticals/_shared/refusals.ts";
import { isOrdinaryAddress, streetScenarioOf } from "#simulators/verticals/_shared/scenarios.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { sharedRefusals, type Refusal } from "./refusals.ts";
import { type HouseRisk, type HouseTariff, yearlyPriceKr } from "./tariff.ts";

/** A simulated insurer is data: its tariff, what it will not take, its terms, its pace and how it fails. */
export interface HouseInsurer extends SimulatedInsurer {
  /** Undefined for one that has no name for it. */
  readonly product?: string;
  readonly tariff: HouseTariff;
  /** Taken off when the terms for it are met; the price that is quoted has it off already, unless it depends on other insurances. */
  readonly discount?: SimulatedDiscount & { isGiven(risk: HouseRisk): boolean };
  /** The first that gives a reason decides. */
  readonly refusals: readonly Refusal[];
  readonly excessKr: { readonly building: number; readonly movables: number };
  readonly about?: string;
}

export const houseDocuments: readonly { readonly title: string; readonly name: string }[] = [
  { title: "Faktablad (IPID)", name: "faktablad-villa.pdf" },
  { title: "Villkor", name: "villkor-villa.pdf" },
];

/** A question freed from its protocol's form. */
export type HouseQuestion = Omit<HouseSearch, "domain" | "propertyName">;

export interface OfferedHouse extends OfferedFees {
  readonly discount: QuotedDiscount | undefined;
  /** Drulle. */
  readonly hasOwnMistakes: boolean;
  readonly hasOwnBuildingMistakes: boolean;
}

export type HouseRating = Rating<OfferedHouse>;

export function rateHouse(
  insurer: HouseInsurer,
  insurerNumber: number,
  question: HouseQuestion,
  desk: QuoteDesk,
): HouseRating {
  const person = parsePersonalNumber(question.personalNumber, desk.today);
  if (!person) return { kind: "malformed", what: "personal number" };
  if (!isSensible(question)) return { kind: "malformed", what: "house" };
  const scenario = streetScenarioOf(question.address, insurerNumber);
  if (scenario?.kind === "decline")
    return { kind: "declined", reason: "Vi kan inte erbjuda en försäkring för det här huset." };
  const risk = toRisk(question, ageOn(person, desk.today), Number(desk.today.slice(0, 4)));
  const reason = reasonAgainst([...sharedRefusals, ...insurer.refusals], risk);
  if (reason) return { kind: "declined", reason };
  const discount = insurer.discount?.isGiven(risk) ? insurer.discount : undefined;
  const fullKr = yearlyPriceKr(insurer.tariff, risk, desk.draw(`${person.digits} ${question.address}`));
  const fees = insurer.rounding(fullKr * (discount ? leftOf(discount) : 1));
  const orderFault = orderFaultOf(scenario);
  const asked = { key: question.address, isOrdinary: isOrdinaryAddress(question.address) };
  return {
    kind: "offered",
    ...fees,
    quoteId: desk.issueQuoteId({ ...fees, key: JSON.stringify(question), orderFault }),
    discount: discount && describeDiscount(discount, fees),
    // A requested cover is included, and a free one always is.
    hasOwnMistakes: question.coversOwnMistakes || insurer.tariff.ownMistakesKr.movables === 0,
    hasOwnBuildingMistakes: question.coversOwnBuildingMistakes || insurer.tariff.ownMistakesKr.building === 0,
    fault: quoteFaultOf(insurer, scenario, asked, desk),
  };
}

const isSensible = ({ buildYear, livingArea, extraBuildings }: HouseQuestion): boolean =>
  buildYear > 1000 && livingArea > 0 && extraBuildings.every(({ area }) => area > 0);

const toRisk = (
  { personalNumber: _, address: _address, purchaseYear, renovationYear, ...house }: HouseQuestion,
  ageYears: number,
  thisYear: number,
): HouseRisk => ({
  ...house,
  ageYears,
  ownedYears: Math.max(0, thisYear - purchaseYear),
  pipeYears: thisYear - (renovationYear ?? house.buildYear),
});
