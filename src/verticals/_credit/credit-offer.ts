import { type AnnuityTerms, creditCost } from "#domain/credit/annuity-plan.ts";
import type { ApplicationOffer, ApplyReading } from "#verticals/_contract/apply.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";

/** What a lender states of its offer. */
export interface StatedOffer extends AnnuityTerms {
  readonly offerId: string;
  /** ISO time. */
  readonly validUntil: string;
  /** As the lender has computed it, in hundredths of a percent. */
  readonly statedEffectiveBasisPoints: number;
  readonly isVariable: boolean;
}

/** What is stored of an offer, besides its price. */
export interface CreditDetail extends AnnuityTerms {
  readonly effectiveBasisPoints: number;
  readonly statedEffectiveBasisPoints: number;
  readonly isVariable: boolean;
}

/** A lender may count days where we count months, and round otherwise: more than this is another rate. */
const TOLERANCE_BASIS_POINTS = 10;

/**
 * The rate and the costs are ours, computed by the statutory formula from the lender's terms. An offer whose lender states another
 * rate is not shown: one of the two is wrong, and an applicant could not know which.
 */
export function creditOffer(stated: StatedOffer): ApplyReading {
  const { offerId, validUntil, statedEffectiveBasisPoints, isVariable, ...terms } = stated;
  const cost = creditCost(terms);
  if (!cost) return unreadable("terms of no credit");
  const { effectiveBasisPoints } = cost;
  if (Math.abs(effectiveBasisPoints - statedEffectiveBasisPoints) > TOLERANCE_BASIS_POINTS)
    return unreadable("the stated effective rate is not that of the terms");
  const detail: CreditDetail = { ...terms, effectiveBasisPoints, statedEffectiveBasisPoints, isVariable };
  const offer: ApplicationOffer = {
    offerId,
    validUntil,
    price: {
      plans: [],
      compared: { basis: "whole-term", ore: cost.totalOre },
      headline: "basis-points",
      figures: [
        { label: "effective", value: effectiveBasisPoints, unit: "basis-points" },
        { label: "monthly", value: cost.monthlyOre, unit: "ore-month" },
        { label: "nominal", value: terms.nominalBasisPoints, unit: "basis-points" },
        { label: "total", value: cost.totalOre, unit: "ore-once" },
        { label: "setup", value: terms.setupFeeOre, unit: "ore-once" },
        { label: "notice", value: terms.noticeFeeOre, unit: "ore-month" },
      ],
    },
    detail: { ...detail },
  };
  return { kind: "offered", offer };
}
