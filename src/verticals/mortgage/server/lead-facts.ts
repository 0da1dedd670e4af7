import type { LeadFact } from "#domain/lead/lead.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { MortgageDetail } from "#verticals/mortgage/mortgage.offer.ts";
import { formatRate, termName } from "#verticals/mortgage/mortgage.texts.sv.ts";
import { leadFactTexts as texts } from "./lead-facts.texts.sv.ts";

/** What the bank needs to answer with a rate. The income is not sent: the bank asks for it itself. */
export const listLeadFacts = ({ situation, termMonths, today }: MortgageDetail): readonly LeadFact[] => [
  { name: texts.loan, text: formatKr(situation.loanKr * 100) },
  { name: texts.value, text: formatKr(situation.valueKr * 100) },
  { name: texts.term, text: termName(termMonths) },
  ...(today ? [{ name: texts.today, text: formatRate(today.rate) }] : []),
];
