import type { LatencyRange, OrderFault, QuoteDesk, QuoteFault } from "#simulators/verticals/_shared/simulated.ts";
import type { Fees, Rounding } from "#simulators/verticals/_shared/rounding.ts";
import type { Scenario } from "#simulators/verticals/_shared/scenarios.ts";

/** What every simulated insurer has, whatever it insures: its pace, its faults, and its texts. */
export interface SimulatedInsurer {
  readonly slug: string;
  readonly latency: LatencyRange;
  /** The share of ordinary questions that get each fault, at real speed: the same questions for the same seed. */
  readonly faults: readonly { readonly kind: QuoteFault; readonly share: number }[];
  readonly rounding: Rounding;
  readonly headline?: string;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  /** 0 when there is none. */
  readonly bindingMonths: number;
}

/** Off the price that is quoted, unless it has a condition that was not asked about. */
export interface SimulatedDiscount {
  readonly percent: number;
  readonly name: string;
  /** Only for customers who have other insurances there: the quote is without it, and states both prices. */
  readonly requiresOtherInsurances?: boolean;
}

/** As a quote states it. */
export interface QuotedDiscount extends SimulatedDiscount {
  /** The price with it, where the quoted one is without. */
  readonly yearlyFeeOre?: number;
  readonly monthlyFeeOre?: number;
}

/** What is left of a year when it is taken off what is quoted. */
export const leftOf = ({ percent, requiresOtherInsurances }: SimulatedDiscount): number =>
  requiresOtherInsurances ? 1 : 1 - percent / 100;

/** Without whom it is given to. The price with a condition met is what the price desk makes of it (`simulators/insurers/price-desk.ts`). */
export function describeDiscount(
  { percent, name, requiresOtherInsurances }: SimulatedDiscount,
  fees: Fees,
): QuotedDiscount {
  if (!requiresOtherInsurances) return { percent, name };
  const offOre = Math.round((fees.yearlyFeeOre * percent) / 100 / 100) * 100;
  return {
    percent,
    name,
    requiresOtherInsurances,
    yearlyFeeOre: fees.yearlyFeeOre - offOre,
    monthlyFeeOre: fees.monthlyFeeOre - Math.round(offOre / 12),
  };
}

export interface OfferedFees extends Fees {
  readonly kind: "offered";
  readonly quoteId: string;
  /** Nothing can be added to it. */
  readonly isBare?: boolean;
  readonly fault: QuoteFault | undefined;
}

export type Rating<Offered extends OfferedFees = OfferedFees> =
  | Offered
  | { readonly kind: "declined"; readonly reason: string }
  | { readonly kind: "malformed"; readonly what: string };

/** What goes wrong with this quote; an ordinary one gets the insurer's usual faults. */
export function quoteFaultOf(
  { faults }: Pick<SimulatedInsurer, "faults">,
  scenario: Scenario | undefined,
  asked: { readonly key: string; readonly isOrdinary: boolean },
  desk: QuoteDesk,
): QuoteFault | undefined {
  if (scenario?.kind === "quote-fault") return scenario.fault;
  // A magic or well-known input triggers its own scenario and nothing else.
  if (!desk.isRealSpeed || !asked.isOrdinary) return undefined;
  let random = desk.draw(`trouble ${asked.key}`);
  for (const { kind, share } of faults) {
    if (random < share) return kind;
    random -= share;
  }
  return undefined;
}

export const orderFaultOf = (scenario: Scenario | undefined): OrderFault | undefined =>
  scenario?.kind === "order-fault" ? scenario.fault : undefined;
