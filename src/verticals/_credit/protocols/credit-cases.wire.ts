/** JSON, one resource per application. Amounts are kronor, rates percent. The idempotency key is a header. */
export interface CreditCaseWire {
  readonly reference: string;
  readonly applicant: {
    readonly civicNumber: string;
    readonly monthlyIncome: number;
    readonly employment: string;
    readonly housing: string;
    readonly housingCost: number;
    readonly children: number;
    readonly otherDebt: number;
  };
  readonly coApplicant?: { readonly civicNumber: string };
  readonly loan: { readonly amount: number; readonly months: number; readonly purpose: string };
}

export interface CreditDocumentWire {
  readonly documentType: string;
  readonly files: readonly { readonly mediaType: string; readonly base64: string }[];
}

export type CreditCaseStatus =
  | "PROCESSING"
  | "DOCUMENT_REQUIRED"
  | "OFFER"
  | "DECLINED"
  | "ACCEPTED"
  | "OFFER_LAPSED"
  | "WITHDRAWN"
  | "CLOSED"
  | "UNKNOWN";

export interface CreditCaseAnswerWire {
  readonly status: CreditCaseStatus;
  readonly documentType?: string;
  readonly offer?: {
    readonly id: string;
    readonly amount: number;
    readonly months: number;
    readonly nominalRate: number;
    readonly effectiveRate: number;
    readonly variable: boolean;
    readonly arrangementFee: number;
    readonly noticeFee: number;
    readonly validUntil: string;
  };
}
