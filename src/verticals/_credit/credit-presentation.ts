import type { AgreementPart, Figure } from "#domain/application/shown-offer.ts";
import { plainTerm, readMarks } from "#domain/bankid/signed-text.ts";
import { formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import type { AgreementParties, ApplicationOffer, ApplyPresentation } from "#verticals/_contract/apply.ts";
import type { CreditDetail } from "./credit-offer.ts";
import { creditTexts as texts } from "./credit-presentation.texts.sv.ts";

/** Offers of credit as the law wants them shown: the effective rate, what each month and the whole cost, and an example. */
export const creditPresentation: ApplyPresentation = {
  showOffer(offer) {
    const credit = readCredit(offer);
    const { figures } = texts;
    return {
      headline: { label: figures.effective, value: credit.effective },
      figures: [
        { label: figures.monthly, value: credit.monthly },
        { label: figures.nominal, value: credit.nominal },
        { label: figures.total, value: credit.total },
      ],
      summary: texts.summary(credit.amount, credit.time, credit.fees, credit.isVariable ? texts.variable : texts.fixed),
    };
  },
  explain: (example) => ({ text: texts.explanation, example: example && exampleOf(readCredit(example)) }),
  agreement(offer, parties) {
    const credit = readCredit(offer);
    return { terms: termsOf(credit, parties), signed: signedOf(credit, parties).map(readMarks) };
  },
  steps: texts.steps,
  needed: (what) => (what === "payslip" ? texts.payslip : undefined),
  withdrawal: texts.withdrawal,
  help: texts.help,
};

/** Everything that is stated of an offer, as text. */
interface Credit extends Pick<CreditDetail, "months" | "isVariable"> {
  readonly amount: string;
  readonly time: string;
  readonly effective: string;
  readonly stated: string;
  readonly nominal: string;
  readonly monthly: string;
  readonly total: string;
  readonly cost: string;
  readonly setup: string | undefined;
  readonly notice: string | undefined;
  /** In a sentence or two. */
  readonly fees: string;
}

function readCredit({ price, detail }: ApplicationOffer): Credit {
  const terms = detail as unknown as CreditDetail;
  const lineOf = (label: string): number => price.figures.find((line) => line.label === label)?.value ?? 0;
  const setup = terms.setupFeeOre === 0 ? undefined : formatKr(terms.setupFeeOre);
  const notice = terms.noticeFeeOre === 0 ? undefined : formatKr(terms.noticeFeeOre);
  const fees = [...(setup ? [texts.setup(setup)] : []), ...(notice ? [texts.notice(notice)] : [])];
  return {
    months: terms.months,
    isVariable: terms.isVariable,
    amount: formatKr(terms.amountOre),
    time: terms.months % 12 === 0 ? texts.years(terms.months / 12) : texts.months(terms.months),
    effective: formatRate(terms.effectiveBasisPoints),
    stated: formatRate(terms.statedEffectiveBasisPoints),
    nominal: formatRate(terms.nominalBasisPoints),
    monthly: formatKr(lineOf("monthly")),
    total: formatKr(lineOf("total")),
    cost: formatKr(lineOf("total") - terms.amountOre),
    setup,
    notice,
    fees: fees.length === 0 ? texts.noFee : fees.join(" "),
  };
}

/** "6,90 %": rates are compared by their decimals, so every rate has two. */
const formatRate = (basisPoints: number): string =>
  `${formatWhole(Math.trunc(basisPoints / 100))},${String(basisPoints % 100).padStart(2, "0")}\u00a0%`;

function exampleOf(credit: Credit): string {
  const rate = credit.isVariable ? texts.exampleVariable(credit.nominal) : texts.exampleFixed(credit.nominal);
  const { amount, time, effective, monthly, months, total } = credit;
  return texts.example(amount, time, rate, exampleFees(credit), effective, monthly, months, total);
}

function exampleFees({ setup, notice }: Credit): string {
  if (setup !== undefined && notice !== undefined) return texts.exampleBoth(setup, notice);
  if (setup !== undefined) return texts.exampleSetup(setup);
  return notice === undefined ? "" : texts.exampleNotice(notice);
}

/** What konsumentkreditlagen wants stated in good time before the agreement, in the order of its form. */
function termsOf(credit: Credit, { applicantName, providerName }: AgreementParties): AgreementPart[] {
  const { agreement } = texts;
  const figure = (label: string, value: string): Figure => ({ label, value });
  return [
    {
      heading: agreement.credit,
      figures: [
        figure(agreement.lender, providerName),
        figure(agreement.borrower, applicantName),
        figure(agreement.amount, credit.amount),
        figure(agreement.time, credit.time),
        figure(agreement.payment, credit.monthly),
        figure(agreement.payments, String(credit.months)),
        figure(agreement.total, credit.total),
        figure(agreement.cost, credit.cost),
      ],
    },
    {
      heading: agreement.costHeading,
      figures: [
        figure(
          agreement.nominal,
          agreement.rate(credit.nominal, credit.isVariable ? agreement.variableKind : agreement.fixedKind),
        ),
        figure(agreement.effective, credit.effective),
        figure(agreement.stated, credit.stated),
        figure(agreement.setup, credit.setup ?? agreement.none),
        figure(agreement.notice, credit.notice ?? agreement.none),
      ],
      paragraphs: [agreement.effectiveNote, credit.isVariable ? agreement.variable : agreement.fixed],
    },
    {
      heading: agreement.rights,
      paragraphs: [agreement.withdrawal, agreement.early, agreement.unpaid, agreement.complaint],
    },
  ];
}

function signedOf(credit: Credit, { applicantName, providerName }: AgreementParties): string[] {
  const { signed } = texts;
  return [
    signed.borrows(plainTerm(applicantName), credit.amount, plainTerm(providerName)),
    signed.repays(credit.monthly, credit.months, credit.total),
    signed.rate(credit.nominal, credit.effective),
    credit.fees === texts.noFee ? signed.noFees : signed.fees(credit.fees),
    signed.withdrawal,
  ];
}
