import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { ageOn, parsePersonalNumber } from "#domain/person/personal-number.ts";
import type { QuoteDesk } from "#simulators/verticals/_shared/simulated.ts";
import {
  type OfferedFees,
  orderFaultOf,
  type Rating,
  type SimulatedInsurer,
  quoteFaultOf,
} from "#simulators/verticals/_insurance/insurer.ts";
import { reasonAgainst } from "#simulators/verticals/_shared/refusals.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { type Compensation, compensationFor, type Payouts } from "./compensation.ts";
import { sharedRefusals, type Refusal } from "./refusals.ts";
import { isOrdinary, scenarioOf } from "./scenarios.ts";
import { type AccidentRisk, type AccidentTariff, yearlyPriceKr } from "./tariff.ts";

/** A simulated insurer is data: its tariff, what it will not take, what it pays out, its pace and how it fails. */
export interface AccidentInsurer extends SimulatedInsurer {
  /** Undefined for one that has no name for it. */
  readonly product?: { readonly adult: string; readonly child: string };
  readonly tariff: AccidentTariff;
  /** The first that gives a reason decides. */
  readonly refusals: readonly Refusal[];
  readonly payouts: Payouts;
  /** The worst injury is paid with so many times the insured amount. */
  readonly highestShare: number;
  readonly about?: string;
}

export const accidentDocuments: readonly { readonly title: string; readonly name: string }[] = [
  { title: "Faktablad (IPID)", name: "faktablad-olycksfall.pdf" },
  { title: "Villkor", name: "villkor-olycksfall.pdf" },
];

/** A question freed from its protocol's form. */
export type AccidentQuestion = AccidentSearch;

export interface RatedAccident extends OfferedFees {
  readonly highestInvalidityOre: number;
  readonly compensation: Compensation;
  /** YYYY-MM-DD; undefined when it can begin today. */
  readonly firstStart: string | undefined;
}

export function rateAccident(
  insurer: AccidentInsurer,
  insurerNumber: number,
  question: AccidentQuestion,
  desk: QuoteDesk,
): Rating<RatedAccident> {
  const person = parsePersonalNumber(question.personalNumber, desk.today);
  if (!person) return { kind: "malformed", what: "personal number" };
  if (!isSensible(question)) return { kind: "malformed", what: "cover" };
  const scenario = scenarioOf(person.digits, insurerNumber);
  if (scenario?.kind === "decline")
    return { kind: "declined", reason: "Vi kan inte erbjuda dig en olycksfallsförsäkring." };
  const { personalNumber: _, ...asked } = question;
  const risk: AccidentRisk = { ...asked, ageYears: ageOn(person, desk.today) };
  const reason = reasonAgainst([...sharedRefusals, ...insurer.refusals], risk);
  if (reason) return { kind: "declined", reason };
  const fees = insurer.rounding(yearlyPriceKr(insurer.tariff, risk, desk.draw(person.digits)));
  const key = JSON.stringify(question);
  return {
    kind: "offered",
    ...fees,
    quoteId: desk.issueQuoteId({ ...fees, key, orderFault: orderFaultOf(scenario) }),
    highestInvalidityOre: question.amountKr * insurer.highestShare * 100,
    compensation: compensationFor(insurer.payouts, question.amountKr),
    firstStart: risk.insured === "me" ? undefined : addDays(desk.today, DAYS_TO_ASK[risk.insured]),
    fault: quoteFaultOf(insurer, scenario, { key, isOrdinary: isOrdinary(person.digits) }, desk),
  };
}

/** The other one's number is asked for first; a child's must be answered by all who have custody. */
const DAYS_TO_ASK = { partner: 3, child: 7 } as const;

/** Only a child has no work. */
const isSensible = ({ amountKr, insured, occupation }: AccidentQuestion): boolean =>
  amountKr > 0 && (insured === "child") === (occupation === undefined);

export const productOf = ({ product }: AccidentInsurer, { insured }: AccidentQuestion): string | undefined =>
  insured === "child" ? product?.child : product?.adult;
