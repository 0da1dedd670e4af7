import { formatKr } from "#domain/format/swedish-format.ts";
import type { OfferRow } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { accountRowTexts as texts, formatRate, withdrawalNames } from "./account-rows.texts.sv.ts";
import type { DepositFacts } from "./deposit.facts.ts";

/** The terms of an account, one in each row. */
export const listAccountRows = (facts: DepositFacts): OfferRow[] => [
  { type: "RATE", name: texts.rate, text: formatRate(facts.rate) },
  bindingTerm(facts.bindingMonths),
  { type: "WITHDRAWALS", name: texts.withdrawals, text: withdrawalNames[facts.withdrawals] },
  {
    type: "NOTICE",
    name: texts.notice,
    text: facts.noticeDays === 0 ? texts.noNotice : texts.days(facts.noticeDays),
  },
  {
    type: "GUARANTEE",
    name: texts.guarantee,
    text: facts.hasGuarantee ? texts.guaranteed(facts.guaranteeOre) : texts.notGuaranteed,
  },
  { type: "LEAST", name: texts.least, text: facts.leastOre === 0 ? texts.noLeast : formatKr(facts.leastOre) },
  { type: "MOST", name: texts.most, text: formatKr(facts.mostOre) },
];
