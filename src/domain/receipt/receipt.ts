import type { NoOfferReason } from "../offer/offer.ts";
import type { EstimateBasis } from "../offer/payment-plan.ts";
import type { Comparison } from "../offer/price.ts";
import type { Payment } from "../offer/payment-plan.ts";
import type { RISK_RULE } from "../risk/cost-of-risk.ts";
import type { CanonicalObject } from "../signed/canonical-json.ts";

/** What a list was made of and how it was ordered, without personal data: anyone may check the order again. */
export interface Receipt extends CanonicalObject {
  readonly type: "ranking-receipt";
  readonly version: 1;
  /** Of the search and the way of paying (`src/domain/receipt/receipt-id.ts`); also the last part of the receipt's address. */
  readonly id: string;
  readonly vertical: string;
  /** When the list was finished. */
  readonly time: string;
  /** The visitor's choices from lists, by the name of the field, and at most the first two digits of a postal code. */
  readonly question: ReceiptQuestion;
  /** How long a provider could take to answer. */
  readonly deadlineMs: number;
  /** All that were asked, in the order of their ids. */
  readonly providers: readonly ReceiptProvider[];
  /** In the order of the list. */
  readonly offers: readonly ReceiptOffer[];
  readonly rule: RankingRule;
  /** What every provider pays, locked before the list was shown: SHA-256 of what is published after ninety days. */
  readonly commission?: ReceiptCommission;
}

export type ReceiptQuestion = Readonly<Record<string, string>>;

export interface ReceiptProvider extends CanonicalObject {
  readonly id: number;
  readonly name: string;
  readonly answer: "offered" | NoOfferReason;
  /** Absent where a stored price was still valid and the provider was not asked, and where no answer was measured. */
  readonly answerMs?: number;
  readonly answeredAt?: string;
  readonly isStoredPrice?: true;
}

export interface ReceiptOffer extends CanonicalObject {
  /** From 1. */
  readonly position: number;
  readonly providerId: number;
  /** What the provider calls it. */
  readonly name: string;
  /** Which of the provider's offers it is; only where a provider may answer with several. */
  readonly plan?: string;
  /** Whole öre, of the period: what the order depends on. */
  readonly ore: number;
  readonly period: Comparison["basis"];
  /** Only where the rule is of risk: what the visitor pays each time it happens. */
  readonly ownOre?: number;
}

/** A rule with the same name and version always orders the same offers the same way; what it depends on besides is in `parameters`. */
export type RankingRule =
  /** Lowest cost first, ties by provider name in Swedish order. */
  | CostRule
  /** The same of the year in one way of paying: twelve months, or the year at once. */
  | PaidRule
  /** Highest gain first, ties by provider name in Swedish order. */
  | PlainRule<"gain">
  | RiskRule;

interface PlainRule<Name extends string> extends CanonicalObject {
  readonly name: Name;
  readonly version: 1;
}

interface CostRule extends PlainRule<"cost"> {
  /** Only where amounts follow a market: what they are estimated by. */
  readonly parameters?: EstimateParameters;
}

interface EstimateParameters extends CanonicalObject {
  readonly estimatedBy: ReceiptBasis;
}

export type ReceiptBasis = (typeof RECEIPT_BASES)[number];
export const RECEIPT_BASES = ["spot-12-months", "spot-last-month"] as const satisfies EstimateBasis[];

interface PaidRule extends CanonicalObject {
  readonly name: "cost";
  readonly version: 2;
  readonly parameters: PaidParameters;
}

interface PaidParameters extends CanonicalObject {
  readonly payment: Payment;
}

/** Lowest price plus expected own part first, ties by provider name in Swedish order (`src/domain/risk/cost-of-risk.ts`). */
interface RiskRule extends CanonicalObject {
  readonly name: typeof RISK_RULE.name;
  readonly version: typeof RISK_RULE.version;
  readonly parameters: RiskParameters;
}

interface RiskParameters extends CanonicalObject {
  /** What happens, by its id. */
  readonly event: string;
  /** How often, in halves of a time in ten years. */
  readonly halves: number;
  /** Where there are several ways of paying: which the prices are of. */
  readonly payment?: Payment;
}

export interface ReceiptCommission extends CanonicalObject {
  readonly commitment: string;
}
