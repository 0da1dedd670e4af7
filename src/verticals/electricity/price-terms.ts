import type { OfferRow, PricedOffer, PriceTerms } from "#verticals/_contract/offer-description.ts";
import { monthlyFeeOre, withVat } from "./electricity-fees.ts";
import type { ContractTerms } from "./electricity.contract.ts";
import type { ElectricityDetail } from "./electricity.offer.ts";
import { formatKwhPrice } from "./format-kwh.texts.sv.ts";
import { priceTermsTexts as texts } from "./price-terms.texts.sv.ts";

type Priced = Pick<ElectricityDetail, "terms" | "cost" | "bindingMonths" | "termsValidMonths" | "terminationMonths">;

/** What the price follows, with an estimate of a year, and what is agreed. Nothing that follows a market or the use is called agreed. */
export function priceTermsOf(detail: Priced, priced?: PricedOffer): PriceTerms {
  const { terms, cost, termsValidMonths } = detail;
  const { yearlyFeeOre = cost.yearOre, choicesOre = 0 } = priced ?? {};
  const changedOre = yearlyFeeOre - choicesOre - cost.yearOre;
  const kwhRows = listKwhRows(terms);
  const changing = kwhRows.filter(({ isChanging }) => isChanging).map(inSentence);
  const agreed = kwhRows.filter(({ isChanging }) => !isChanging).map(inSentence);
  const discounts = listDiscounts(terms);
  return {
    follows: [
      texts.follows[terms.type](termsValidMonths),
      terms.type === "fixed" ? texts.yearOfUse(yearlyFeeOre) : texts.lastYear(yearlyFeeOre),
      ...(changing.length === 0 ? [] : [texts.changing(changing)]),
    ].join(" "),
    agreed: [
      texts.agreed([...agreed, ...listTimes(detail)]),
      ...(discounts.length === 0 ? [] : [texts.discounts(discounts, yearlyFeeOre + cost.discountOre)]),
      ...(changedOre === 0 ? [] : [texts.changed(changedOre)]),
    ].join(" "),
  };
}

interface KwhRow extends OfferRow {
  /** The supplier may change it while the contract runs. */
  readonly isChanging: boolean;
}

/** What the supplier takes for a kWh, with VAT, apart from the market's price. */
export function listKwhRows(terms: ContractTerms): KwhRow[] {
  const { type } = terms;
  const rows: readonly (readonly [type: keyof typeof texts.kwh, kwh: number, isChanging: boolean])[] = [
    [type === "mixed" ? "HALF_POWER" : "POWER", terms.powerFeeKwh, false],
    ["MARKUP", terms.markupKwh, false],
    ["MARKUP_CERTIFICATE", terms.certificateAndMarkupKwh, false],
    // Certificates follow a market of their own, except where they are part of an agreed price.
    ["CERTIFICATE", terms.certificateKwh, type !== "fixed"],
    ["ENVIRONMENT", terms.environmentKwh, false],
    ["VOLUME", terms.volumeFeeKwh, true],
  ];
  return rows
    .filter(([, kwh]) => kwh !== 0)
    .map(([id, kwh, isChanging]) => ({
      type: id,
      name: texts.kwh[id],
      text: formatKwhPrice(withVat(kwh)),
      isChanging,
    }));
}

const inSentence = ({ name, text }: OfferRow): string => `${name.toLowerCase()} ${text}`;

const listTimes = ({ terms, bindingMonths, terminationMonths }: Priced): string[] => [
  terms.yearlyFeeOre === 0 ? texts.noFee : texts.monthlyFee(monthlyFeeOre(terms)),
  bindingMonths === 0 ? texts.noBinding : texts.binding(bindingMonths),
  terminationMonths === 0 ? texts.noNotice : texts.notice(terminationMonths),
];

const listDiscounts = ({ discounts: { yearlyFeeOre, onceOre, monthlyOre, kwh, months } }: ContractTerms): string[] => [
  ...given(kwh, (amount) => texts.kwhDiscount(amount, months)),
  ...given(monthlyOre, (amount) => texts.monthlyDiscount(amount, months)),
  ...given(yearlyFeeOre, texts.yearlyDiscount),
  ...given(onceOre, texts.onceDiscount),
];

const given = (amount: number, write: (withVat: number) => string): string[] =>
  amount === 0 ? [] : [write(withVat(amount))];
