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
import { nearestLevel } from "#simulators/verticals/_shared/levels.ts";
import { reasonAgainst } from "#simulators/verticals/_shared/refusals.ts";
import { isOrdinaryAddress, streetScenarioOf } from "#simulators/verticals/_shared/scenarios.ts";
import type { ExcessKind } from "#verticals/flat/flat.offer.ts";
import {
  EXCESS_CHOICES_KR,
  type ExcessChoice,
  type FlatSearch,
  MOVABLES,
  TENANT_OWNED,
} from "#verticals/flat/flat.search.ts";
import { sharedRefusals, type Refusal } from "./refusals.ts";
import { type FlatRisk, type FlatTariff, yearlyPriceKr } from "./tariff.ts";

/** A simulated insurer is data: its tariff, what it will not take, its terms, its pace and how it fails. */
export interface FlatInsurer extends SimulatedInsurer {
  /** Undefined for one that has no name for it. */
  readonly product?: string;
  readonly tariff: FlatTariff;
  /** Taken off when the terms for it are met; the price that is quoted has it off already, unless it depends on other insurances. */
  readonly discount?: SimulatedDiscount & { isGiven(risk: FlatRisk): boolean };
  /** The first that gives a reason decides. */
  readonly refusals: readonly Refusal[];
  /** Besides that of the things, which the visitor chooses; what is missing here is as that one. */
  readonly excessKr: {
    readonly water?: number;
    readonly allrisk: number;
    readonly tenantOwner?: number;
    readonly travel?: number;
  };
  /** Levels for the things; any level by default. The nearest is quoted. */
  readonly excessLevelsKr?: readonly ExcessChoice[];
  /** How long into a journey it holds, when it does. */
  readonly travelDays: number;
  readonly about?: string;
}

export const flatDocuments: readonly { readonly title: string; readonly name: string }[] = [
  { title: "Faktablad (IPID)", name: "faktablad-hem.pdf" },
  { title: "Villkor", name: "villkor-hem.pdf" },
];

/** A question freed from its protocol's form. */
export type FlatQuestion = Omit<FlatSearch, "association" | "domain">;

export interface OfferedFlat extends OfferedFees {
  readonly discount: QuotedDiscount | undefined;
  readonly excesses: readonly { readonly kind: ExcessKind; readonly ore: number }[];
  readonly hasAllrisk: boolean;
  readonly hasTenantOwner: boolean | undefined;
  readonly travelDays: number;
}

export type FlatRating = Rating<OfferedFlat>;

export function rateFlat(
  insurer: FlatInsurer,
  insurerNumber: number,
  question: FlatQuestion,
  desk: QuoteDesk,
): FlatRating {
  const { personalNumber, address, ...home } = question;
  const person = parsePersonalNumber(personalNumber, desk.today);
  if (!person) return { kind: "malformed", what: "personal number" };
  if (!isSensible(home)) return { kind: "malformed", what: "home" };
  const scenario = streetScenarioOf(address, insurerNumber);
  if (scenario?.kind === "decline")
    return { kind: "declined", reason: "Vi kan inte erbjuda en försäkring för det här hemmet." };
  const risk: FlatRisk = {
    ...home,
    excessKr: nearestLevel(home.excessKr, insurer.excessLevelsKr),
    ageYears: ageOn(person, desk.today),
  };
  const reason = reasonAgainst([...sharedRefusals, ...insurer.refusals], risk);
  if (reason) return { kind: "declined", reason };
  const discount = insurer.discount?.isGiven(risk) ? insurer.discount : undefined;
  const fullKr = yearlyPriceKr(insurer.tariff, risk, desk.draw(`${person.digits} ${address}`));
  const fees = insurer.rounding(fullKr * (discount ? leftOf(discount) : 1));
  const asked = { key: address, isOrdinary: isOrdinaryAddress(address) };
  return {
    kind: "offered",
    ...fees,
    quoteId: desk.issueQuoteId({
      ...fees,
      key: JSON.stringify(question),
      orderFault: orderFaultOf(scenario),
    }),
    discount: discount && describeDiscount(discount, fees),
    ...coverOf(insurer, risk),
    fault: quoteFaultOf(insurer, scenario, asked, desk),
  };
}

const isSensible = ({ livingArea, residents, movables, excessKr }: Omit<FlatRisk, "ageYears">): boolean =>
  livingArea > 0 && residents > 0 && MOVABLES.includes(movables) && EXCESS_CHOICES_KR.includes(excessKr);

type Covered = Pick<OfferedFlat, "excesses" | "hasAllrisk" | "hasTenantOwner" | "travelDays">;

/** What is asked for is covered, and what is always in is too. */
function coverOf({ tariff, excessKr, ...insurer }: FlatInsurer, risk: FlatRisk): Covered {
  const hasAllrisk = risk.wantsAllrisk || tariff.allriskKr === 0;
  const hasTenantOwner = risk.housing === TENANT_OWNED ? tariff.tenantOwnerKr !== undefined : undefined;
  const travelDays = risk.wantsTravel || tariff.travelKr === 0 ? insurer.travelDays : 0;
  return {
    hasAllrisk,
    hasTenantOwner,
    travelDays,
    excesses: [
      { kind: "movables", ore: risk.excessKr * 100 },
      { kind: "water", ore: (excessKr.water ?? risk.excessKr) * 100 },
      ...(hasAllrisk ? [{ kind: "allrisk", ore: excessKr.allrisk * 100 } as const] : []),
      ...(hasTenantOwner ? [{ kind: "tenantowner", ore: (excessKr.tenantOwner ?? risk.excessKr) * 100 } as const] : []),
      ...(travelDays > 0 ? [{ kind: "travel", ore: (excessKr.travel ?? risk.excessKr) * 100 } as const] : []),
    ],
  };
}
