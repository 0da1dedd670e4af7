import { basisPointsOf, effectiveRate, monthsAsYears } from "./effective-rate.ts";

/** A credit that is paid out at once and repaid with the same amount each month, the last one apart. */
export interface AnnuityTerms {
  readonly amountOre: number;
  readonly months: number;
  /** Nominal yearly rate in hundredths of a percent: 695 is 6.95 %. */
  readonly nominalBasisPoints: number;
  /** Paid once, with the first payment. */
  readonly setupFeeOre: number;
  /** Paid with every payment. */
  readonly noticeFeeOre: number;
}

export interface AnnuityPayment {
  readonly interestOre: number;
  readonly repaidOre: number;
  readonly feeOre: number;
  /** What is paid: interest, repayment and fees. */
  readonly totalOre: number;
  /** The debt after it. */
  readonly remainingOre: number;
}

export interface CreditCost {
  /** Interest and repayment of an ordinary month with the notice fee, without the setup fee. */
  readonly monthlyOre: number;
  readonly totalOre: number;
  /** What the credit costs beyond its amount. */
  readonly costOre: number;
  readonly effectiveBasisPoints: number;
}

/** The payments month by month. Every amount is whole öre and the last payment clears what rounding has left. */
export function annuityPlan(terms: AnnuityTerms): AnnuityPayment[] {
  const annuityOre = annuityOf(terms);
  const plan: AnnuityPayment[] = [];
  let debtOre = terms.amountOre;
  for (let month = 1; month <= terms.months; month++) {
    const interestOre = Math.round((debtOre * terms.nominalBasisPoints) / MONTHLY_BASIS_POINTS);
    const isLast = month === terms.months;
    const repaidOre = isLast ? debtOre : Math.min(debtOre, annuityOre - interestOre);
    const feeOre = terms.noticeFeeOre + (month === 1 ? terms.setupFeeOre : 0);
    debtOre -= repaidOre;
    plan.push({ interestOre, repaidOre, feeOre, totalOre: interestOre + repaidOre + feeOre, remainingOre: debtOre });
  }
  return plan;
}

/** What the credit costs. Undefined for terms that no credit can have: nothing lent, no month to repay in. */
export function creditCost(terms: AnnuityTerms): CreditCost | undefined {
  if (terms.amountOre <= 0 || terms.months < 1) return undefined;
  const plan = annuityPlan(terms);
  const rate = effectiveRate({
    drawdowns: [{ amountOre: terms.amountOre, atYears: 0 }],
    payments: plan.map(({ totalOre }, index) => ({ amountOre: totalOre, atYears: monthsAsYears(index + 1) })),
  });
  if (rate === undefined) return undefined;
  const totalOre = plan.reduce((sum, payment) => sum + payment.totalOre, 0);
  return {
    monthlyOre: annuityOf(terms) + terms.noticeFeeOre,
    totalOre,
    costOre: totalOre - terms.amountOre,
    effectiveBasisPoints: basisPointsOf(rate),
  };
}

const MONTHLY_BASIS_POINTS = 12 * 10_000;

function annuityOf({ amountOre, months, nominalBasisPoints }: AnnuityTerms): number {
  const rate = nominalBasisPoints / MONTHLY_BASIS_POINTS;
  return Math.round(rate === 0 ? amountOre / months : (amountOre * rate) / (1 - (1 + rate) ** -months));
}
