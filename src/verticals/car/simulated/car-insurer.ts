import { ageOn, parsePersonalNumber } from "#domain/personal-number.ts";
import { normalizeRegistrationNumber } from "#domain/registration-number.ts";
import type {
  LatencyRange,
  OrderTrouble,
  QuoteDesk,
  QuoteTrouble,
  RegisteredVehicle,
} from "#verticals/_contract/simulated.ts";
import type { ExcessCost, ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import { scenarioOf } from "./scenarios.ts";
import { type CarRisk, type CarTariff, monthlyPriceKr } from "./tariff.ts";

/** A simulated insurer is data: its tariff, what it will not take, its terms, its pace. */
export interface CarInsurer {
  readonly slug: string;
  readonly latency: LatencyRange;
  readonly products: Readonly<Record<CarCover, string>>;
  readonly tariff: CarTariff;
  /** The first that gives a reason decides. */
  readonly refusals: readonly ((risk: CarRisk) => string | undefined)[];
  readonly terms: Readonly<Record<ExcessType, CarTerm>>;
  /** When the visitor has not chosen. */
  readonly standardExcessKr: number;
  readonly headline: string;
  readonly benefits: readonly string[];
  readonly bindingMonths: number;
}

export interface CarTerm {
  readonly cost: ExcessCost;
  readonly note?: string;
}

/** A question freed from its protocol's form. */
export interface CarQuestion {
  readonly personalNumber: string;
  readonly registrationNumber: string;
  readonly cover: CarCover;
  readonly yearlyMil: number;
  readonly postalCode: string;
  readonly excessKr: number | undefined;
}

export type CarRating =
  | {
      readonly kind: "offered";
      readonly quoteId: string;
      readonly monthlyFeeOre: number;
      readonly yearlyFeeOre: number;
      readonly terms: readonly (CarTerm & { readonly type: ExcessType })[];
      readonly trouble: QuoteTrouble | undefined;
    }
  | { readonly kind: "declined"; readonly reason: string }
  | { readonly kind: "malformed"; readonly what: string };

export function rateCar(insurer: CarInsurer, insurerNumber: number, question: CarQuestion, desk: QuoteDesk): CarRating {
  const person = parsePersonalNumber(question.personalNumber, desk.today);
  if (!person) return { kind: "malformed", what: "personal number" };
  const registrationNumber = normalizeRegistrationNumber(question.registrationNumber);
  const scenario = scenarioOf(registrationNumber, insurerNumber);
  if (scenario?.kind === "decline")
    return { kind: "declined", reason: "Vi kan inte erbjuda en försäkring för den här bilen." };
  const vehicle = desk.vehicle(registrationNumber);
  if (!vehicle) return { kind: "declined", reason: "Vi hittar inte bilen i vägtrafikregistret." };
  const risk = toRisk(question, vehicle, ageOn(person, desk.today), desk);
  for (const refuse of [...EVERYBODYS_REFUSALS, ...insurer.refusals]) {
    const reason = refuse(risk);
    if (reason) return { kind: "declined", reason };
  }
  const monthlyFeeOre = monthlyPriceKr(insurer.tariff, risk, desk.draw(`${person.digits} ${registrationNumber}`)) * 100;
  const yearlyFeeOre = monthlyFeeOre * 12;
  const orderTrouble: OrderTrouble | undefined = scenario?.kind === "order-trouble" ? scenario.trouble : undefined;
  return {
    kind: "offered",
    quoteId: desk.issueQuoteId({ yearlyFeeOre, key: JSON.stringify(question), orderTrouble }),
    monthlyFeeOre,
    yearlyFeeOre,
    terms: termsOf(insurer, risk),
    trouble: scenario?.kind === "quote-trouble" ? scenario.trouble : undefined,
  };
}

const toRisk = (question: CarQuestion, vehicle: RegisteredVehicle, ageYears: number, desk: QuoteDesk): CarRisk => ({
  cover: question.cover,
  ageYears,
  postalCode: question.postalCode,
  vehicle,
  vehicleAgeYears: Math.max(0, Number(desk.today.slice(0, 4)) - vehicle.modelYear),
  yearlyMil: question.yearlyMil,
  excessKr: question.excessKr,
});

const EVERYBODYS_REFUSALS: readonly ((risk: CarRisk) => string | undefined)[] = [
  ({ ageYears }) => (ageYears < 18 ? "Du behöver vara minst 18 år." : undefined),
  ({ vehicle }) => (vehicle.status === "off-road" ? "Bilen är avställd." : undefined),
];

/** The comparison's order is nobody's business here; an insurer lists its terms as it likes. */
function termsOf(insurer: CarInsurer, risk: CarRisk): (CarTerm & { type: ExcessType })[] {
  return (Object.entries(insurer.terms) as [ExcessType, CarTerm][])
    .filter(([type]) => COVERED[risk.cover].includes(type))
    .map(([type, term]) =>
      type === "VEHICLE_DAMAGE"
        ? { ...term, type, cost: { kind: "amount", ore: (risk.excessKr ?? insurer.standardExcessKr) * 100 } }
        : { ...term, type },
    );
}

const HALF: readonly ExcessType[] = [
  "TRAFFIC_DAMAGE",
  "FIRE_DAMAGE",
  "GLASS",
  "STONE_CHIP",
  "THEFT",
  "RESCUE",
  "LEGAL_PROTECTION",
  "MOTOR",
];

const COVERED: Readonly<Record<CarCover, readonly ExcessType[]>> = {
  traffic: ["TRAFFIC_DAMAGE"],
  half: HALF,
  full: [...HALF, "VEHICLE_DAMAGE"],
};
