import type { ContractType } from "#verticals/electricity/electricity.search.ts";
import type { ContractTerms, KwhParts } from "./contract-terms.ts";
import { roundRatio } from "./exact.ts";

/** Which halves of the price of a kWh are the agreed price and the spot price. */
export const HALVES: Readonly<Record<ContractType, { readonly agreed: number; readonly spot: number }>> = {
  fixed: { agreed: 2, spot: 0 },
  hourly: { agreed: 0, spot: 2 },
  monthly: { agreed: 0, spot: 2 },
  mixed: { agreed: 1, spot: 1 },
};

/** The price of a kWh apart from the spot price, in twenty-fourths of a hundredth of an öre: halves and twelfths are then whole numbers. */
export function ownPriceIn24ths(terms: ContractTerms): number {
  const surcharges =
    terms.certificateKwh + terms.markupKwh + terms.certificateAndMarkupKwh + terms.volumeFeeKwh + terms.environmentKwh;
  const { kwh, months } = terms.discounts;
  return 24 * surcharges + 12 * HALVES[terms.type].agreed * terms.powerFeeKwh - 2 * months * kwh;
}

/** What a year costs however much is used, öre: the fee less the discounts in money. */
export const yearlyFeesOre = ({ yearlyFeeOre, discounts }: ContractTerms): number =>
  yearlyFeeOre - discounts.yearlyFeeOre - discounts.onceOre - discounts.months * discounts.monthlyOre;

interface ComparisonPrice {
  readonly comparisonKwh: number;
  readonly parts: KwhParts;
}

/**
 * By Elpriskollen's method: everything paid in a year divided by the use, VAT added once. The total is exact and rounded once. Each part
 * is rounded by itself and the VAT is the rest, so that the parts sum to the total.
 */
export function comparisonPrice(terms: ContractTerms, yearlyUseKwh: number, spotKwh: number): ComparisonPrice {
  const spotHalves = HALVES[terms.type].spot * spotKwh;
  const in24ths =
    yearlyUseKwh * (ownPriceIn24ths(terms) + 12 * spotHalves) + 24 * HUNDREDTHS_OF_ORE * yearlyFeesOre(terms);
  const comparisonKwh = roundRatio(5 * in24ths, 4 * 24 * yearlyUseKwh);
  const parts = partsWithoutVat(terms, yearlyUseKwh, spotHalves);
  const withoutVat = Object.values(parts).reduce((all, part) => all + part, 0);
  return { comparisonKwh, parts: { ...parts, vat: comparisonKwh - withoutVat } };
}

export const HUNDREDTHS_OF_ORE = 100;

function partsWithoutVat(terms: ContractTerms, yearlyUseKwh: number, spotHalves: number): Omit<KwhParts, "vat"> {
  const { discounts } = terms;
  const perKwh = (ore: number): number => roundRatio(HUNDREDTHS_OF_ORE * ore, yearlyUseKwh);
  return {
    spot: roundRatio(spotHalves, 2),
    powerFee: roundRatio(HALVES[terms.type].agreed * terms.powerFeeKwh, 2),
    certificate: terms.certificateKwh,
    markup: terms.markupKwh,
    certificateAndMarkup: terms.certificateAndMarkupKwh,
    volumeFee: terms.volumeFeeKwh,
    environment: terms.environmentKwh,
    fixedCost: perKwh(terms.yearlyFeeOre),
    // From zero: a minus sign before nothing would be shown.
    discountYearlyFee: 0 - perKwh(discounts.yearlyFeeOre),
    discountOnce: 0 - perKwh(discounts.onceOre),
    discountMonthly: 0 - perKwh(discounts.months * discounts.monthlyOre),
    discountKwh: 0 - roundRatio(discounts.months * discounts.kwh, 12),
  };
}
