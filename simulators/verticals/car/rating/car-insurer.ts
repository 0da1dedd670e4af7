import type { Excess } from "#domain/cover/cover.ts";
import { ageOn, parsePersonalNumber } from "#domain/person/personal-number.ts";
import { normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { QuoteDesk, RegisteredVehicle } from "#simulators/verticals/_shared/simulated.ts";
import {
  type OfferedFees,
  orderFaultOf,
  type Rating,
  type SimulatedInsurer,
  quoteFaultOf,
} from "#simulators/verticals/_insurance/insurer.ts";
import { nearestLevel } from "#simulators/verticals/_shared/levels.ts";
import { reasonAgainst } from "#simulators/verticals/_shared/refusals.ts";
import type { Fees } from "#simulators/verticals/_shared/rounding.ts";
import type { ExcessType } from "#verticals/car/car.offer.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import type { CarQuestion as AskedCar } from "#verticals/car/server/car.questions.ts";
import { claimFreeYears } from "./claim-free-years.ts";
import { sharedRefusals, type Refusal } from "./refusals.ts";
import { isOrdinary, scenarioOf } from "./scenarios.ts";
import { type CarRisk, type CarTariff, yearlyPriceKr } from "./tariff.ts";

/** A simulated insurer is data: its tariff, what it will not take, its terms, its pace and how it fails. */
export interface CarInsurer extends SimulatedInsurer {
  readonly products: Readonly<Record<CarCover, string>>;
  readonly tariff: CarTariff;
  /** Only where the price follows the distance: the part of an ordinary year that is paid before the first mil. */
  readonly payAsYouDrive?: { readonly baseShare: number };
  /** The first that gives a reason decides. */
  readonly refusals: readonly Refusal[];
  readonly terms: Readonly<Record<ExcessType, CarTerm>>;
  /** The levels it has; any level by default. The nearest is quoted. */
  readonly excessLevelsKr?: readonly number[];
  /** When the visitor has not chosen. */
  readonly standardExcessKr: number;
  /** Invented, like the insurer: out of 100. */
  readonly ratingPoints: number | undefined;
  /** A notice that must be shown beside the price. */
  readonly notice?: string;
}

/** Shown wherever the points are. The site states once, in its footer, what is invented. */
export const RATING = { outOf: 100, note: "Poäng för försäkringens villkor, 2026" } as const;

export const TERMS_FILE = "villkor-bil.pdf";

/** Faktabladet is one per cover, the conditions are the same for all. */
export const carDocuments = (cover: CarCover): readonly { readonly title: string; readonly name: string }[] => [
  { title: "Faktablad (IPID)", name: `faktablad-bil-${cover}.pdf` },
  { title: "Villkor", name: TERMS_FILE },
];

export interface CarTerm {
  readonly cost: Excess;
  readonly note?: string;
}

/** What the request states about the vehicle; the insurer's own register knows the rest. */
export type CarQuestion = Omit<AskedCar, "vehicle"> & {
  readonly vehicle?: Partial<Pick<RegisteredVehicle, "make" | "model" | "modelYear" | "powerKw">>;
};

export interface DistancePrice {
  readonly baseOre: number;
  readonly perMilOre: number;
}

export interface OfferedCar extends OfferedFees {
  readonly distancePrice: DistancePrice | undefined;
  readonly terms: readonly (CarTerm & { readonly type: ExcessType })[];
}

export type CarRating = Rating<OfferedCar>;

export function rateCar(insurer: CarInsurer, insurerNumber: number, question: CarQuestion, desk: QuoteDesk): CarRating {
  const person = parsePersonalNumber(question.personalNumber, desk.today);
  if (!person) return { kind: "malformed", what: "personal number" };
  const registrationNumber = normalizeRegistrationNumber(question.registrationNumber);
  const scenario = scenarioOf(registrationNumber, insurerNumber);
  if (scenario?.kind === "decline")
    return { kind: "declined", reason: "Vi kan inte erbjuda en försäkring för den här bilen." };
  const registered = desk.vehicle(registrationNumber);
  if (!registered) return { kind: "declined", reason: "Vi hittar inte bilen i vägtrafikregistret." };
  const vehicle = { ...registered, ...question.vehicle };
  const ageYears = ageOn(person, desk.today);
  const risk = {
    ...toRisk(question, vehicle, ageYears, desk),
    excessKr: question.excessKr && nearestLevel(question.excessKr, insurer.excessLevelsKr),
    claimFreeYears: claimFreeYears(person.digits, ageYears),
  };
  const reason = reasonAgainst([...sharedRefusals, ...insurer.refusals], risk);
  if (reason) return { kind: "declined", reason };
  const luck = desk.draw(`${person.digits} ${registrationNumber}`);
  const { yearlyFeeOre, monthlyFeeOre, distancePrice } = priceOf(insurer, risk, luck);
  const orderFault = orderFaultOf(scenario);
  const asked = { key: registrationNumber, isOrdinary: isOrdinary(registrationNumber) };
  return {
    kind: "offered",
    quoteId: desk.issueQuoteId({
      yearlyFeeOre,
      monthlyFeeOre,
      key: JSON.stringify(question),
      orderFault,
      isBare: isBare(risk),
    }),
    isBare: isBare(risk),
    monthlyFeeOre,
    yearlyFeeOre,
    distancePrice,
    terms: termsOf(insurer, risk),
    fault: quoteFaultOf(insurer, scenario, asked, desk),
  };
}

/** Nothing that is sold besides pays for damage to one's own car where that is not insured. */
const isBare = ({ cover }: Pick<CarRisk, "cover">): boolean => cover === "traffic";

/** Everybody drives so far when a base fee is set. */
const ORDINARY_MIL = 1_500;

function priceOf(
  { tariff, rounding, payAsYouDrive }: CarInsurer,
  risk: CarRisk,
  luck: number,
): Fees & { readonly distancePrice: DistancePrice | undefined } {
  if (!payAsYouDrive) return { ...rounding(yearlyPriceKr(tariff, risk, luck)), distancePrice: undefined };
  const ordinaryKr = yearlyPriceKr(tariff, { ...risk, yearlyMil: ORDINARY_MIL }, luck);
  const baseOre = Math.round(ordinaryKr * payAsYouDrive.baseShare) * 100;
  const perMilOre = Math.round((ordinaryKr * (1 - payAsYouDrive.baseShare) * 100) / ORDINARY_MIL);
  const fees = rounding((baseOre + perMilOre * risk.yearlyMil) / 100);
  return { ...fees, distancePrice: { baseOre, perMilOre } };
}

const toRisk = (
  question: CarQuestion,
  vehicle: RegisteredVehicle,
  ageYears: number,
  desk: QuoteDesk,
): Omit<CarRisk, "claimFreeYears"> => ({
  cover: question.cover,
  ageYears,
  postalCode: question.postalCode,
  vehicle,
  vehicleAgeYears: Math.max(0, Number(desk.today.slice(0, 4)) - vehicle.modelYear),
  yearlyMil: question.yearlyMil,
  excessKr: question.excessKr,
  isOwner: question.isOwner !== false,
});

/** An insurer lists its terms in any order; the comparison has its own. */
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
