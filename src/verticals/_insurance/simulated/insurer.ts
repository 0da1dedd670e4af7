import type { LatencyRange, OrderFault, QuoteDesk, QuoteFault } from "#verticals/_contract/simulated.ts";
import type { Fees, Rounding } from "#verticals/_simulated/rounding.ts";
import type { Scenario } from "#verticals/_simulated/scenarios.ts";

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

/** Off the price that is quoted. */
export interface SimulatedDiscount {
  readonly percent: number;
  readonly name: string;
  /** Only for customers who have other insurances there; the insurer takes their word for it. */
  readonly requiresOtherInsurances?: boolean;
}

/** Without whom it is given to. */
export const describeDiscount = ({
  percent,
  name,
  requiresOtherInsurances: needsOthers,
}: SimulatedDiscount): SimulatedDiscount => ({
  percent,
  name,
  ...(needsOthers ? { requiresOtherInsurances: needsOthers } : {}),
});

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
