import { creditCost } from "#domain/credit/annuity-plan.ts";

/** What a lender reads of an application. */
export interface IncomingApplication {
  readonly personalNumber: string;
  readonly amountOre: number;
  readonly months: number;
  readonly monthlyIncomeOre: number;
  readonly otherCreditOre: number;
  readonly employment: string;
}

/** How a lender judges: pure, like the tables of a real one. */
export interface LendingRules {
  readonly latencyDays: { readonly min: number; readonly max: number };
  judge(application: IncomingApplication): Judgement;
}

export type Judgement =
  | { readonly kind: "declined" }
  /** The file must be supplied before the offer is made. */
  | { readonly kind: "offered"; readonly terms: OfferedTerms; readonly needs?: string | undefined };

export interface OfferedTerms {
  readonly amountOre: number;
  readonly months: number;
  readonly nominalBasisPoints: number;
  readonly effectiveBasisPoints: number;
  readonly setupFeeOre: number;
  readonly noticeFeeOre: number;
  readonly isVariable: boolean;
  readonly validDays: number;
}

interface Appetite {
  readonly minKr: number;
  readonly maxKr: number;
  readonly baseBasisPoints: number;
  /** Added for each tenth of the yearly income that the whole debt would be. */
  readonly perTenth: number;
  /** The largest debt, in yearly incomes. */
  readonly maxIncomes: number;
  readonly setupFeeKr: number;
  readonly noticeFeeKr: number;
  /** Asked for a payslip above this. */
  readonly payslipAboveKr?: number;
  readonly refusesEmployment?: readonly string[];
}

const KR = 100;

/** The effective rate is the lender's own computation, with the same formula: a wrong one is set by a fault. */
const judgeBy =
  (appetite: Appetite) =>
  (application: IncomingApplication): Judgement => {
    const { amountOre, months, monthlyIncomeOre, otherCreditOre, employment } = application;
    const amountKr = amountOre / KR;
    const debtShare = (amountOre + otherCreditOre) / Math.max(1, monthlyIncomeOre * 12);
    const isRefused =
      amountKr < appetite.minKr ||
      amountKr > appetite.maxKr ||
      debtShare > appetite.maxIncomes ||
      appetite.refusesEmployment?.includes(employment);
    if (isRefused) return { kind: "declined" };
    const terms = {
      amountOre,
      months,
      nominalBasisPoints: appetite.baseBasisPoints + Math.floor(debtShare * 10) * appetite.perTenth,
      setupFeeOre: appetite.setupFeeKr * KR,
      noticeFeeOre: appetite.noticeFeeKr * KR,
    };
    const effectiveBasisPoints = creditCost(terms)?.effectiveBasisPoints;
    if (effectiveBasisPoints === undefined) return { kind: "declined" };
    const needs = amountKr > (appetite.payslipAboveKr ?? Infinity) ? "payslip" : undefined;
    return { kind: "offered", terms: { ...terms, effectiveBasisPoints, isVariable: true, validDays: 28 }, needs };
  };

interface Lending {
  readonly speaks: "credit-cases" | "credit-messages";
  readonly rules: LendingRules;
}

const SECONDS = 1 / 86_400;

const lending = (speaks: Lending["speaks"], min: number, max: number, appetite: Appetite): Lending => ({
  speaks,
  rules: { latencyDays: { min, max }, judge: judgeBy(appetite) },
});

/** From seconds to four days; two of them never lend to some, two ask for a payslip. */
export const LENDING: Readonly<Record<string, Lending>> = {
  ortugen: lending("credit-cases", 2 * SECONDS, 20 * SECONDS, {
    minKr: 20_000,
    maxKr: 600_000,
    baseBasisPoints: 595,
    perTenth: 35,
    maxIncomes: 2,
    setupFeeKr: 0,
    noticeFeeKr: 0,
  }),
  styvern: lending("credit-messages", 1.2, 2, {
    minKr: 10_000,
    maxKr: 400_000,
    baseBasisPoints: 690,
    perTenth: 30,
    maxIncomes: 2.5,
    setupFeeKr: 295,
    noticeFeeKr: 0,
  }),
  rantmaster: lending("credit-cases", 0.3, 0.6, {
    minKr: 5_000,
    maxKr: 500_000,
    baseBasisPoints: 640,
    perTenth: 40,
    maxIncomes: 3,
    setupFeeKr: 395,
    noticeFeeKr: 0,
  }),
  skarvan: lending("credit-cases", 5 * SECONDS, 30 * SECONDS, {
    minKr: 5_000,
    maxKr: 50_000,
    baseBasisPoints: 1_290,
    perTenth: 30,
    maxIncomes: 3,
    setupFeeKr: 395,
    noticeFeeKr: 29,
  }),
  lanstugan: lending("credit-messages", 0.4, 0.8, {
    minKr: 30_000,
    maxKr: 600_000,
    baseBasisPoints: 575,
    perTenth: 45,
    maxIncomes: 2,
    setupFeeKr: 495,
    noticeFeeKr: 0,
    payslipAboveKr: 75_000,
  }),
  kopparslant: lending("credit-cases", 2.2, 2.9, {
    minKr: 15_000,
    maxKr: 350_000,
    baseBasisPoints: 720,
    perTenth: 25,
    maxIncomes: 2,
    setupFeeKr: 0,
    noticeFeeKr: 19,
    payslipAboveKr: 150_000,
  }),
  halvskilling: lending("credit-messages", 0.02, 0.1, {
    minKr: 5_000,
    maxKr: 150_000,
    baseBasisPoints: 890,
    perTenth: 40,
    maxIncomes: 1.5,
    setupFeeKr: 249,
    noticeFeeKr: 15,
    refusesEmployment: ["student", "other"],
  }),
  myntgatan: lending("credit-messages", 3, 3.3, {
    minKr: 50_000,
    maxKr: 600_000,
    baseBasisPoints: 560,
    perTenth: 30,
    maxIncomes: 1.5,
    setupFeeKr: 0,
    noticeFeeKr: 0,
    refusesEmployment: ["student", "temporary", "other"],
  }),
};
