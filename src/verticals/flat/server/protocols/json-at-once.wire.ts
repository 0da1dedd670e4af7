/** Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form. */

/** POST /v1/contents/quotes */
export interface AtOnceQuestionWire {
  ssn: string;
  address: string;
  postalCode: string;
  home: {
    tenure: "RENTED" | "TENANT_OWNED" | "STUDENT" | "SUBLET";
    livingArea: number;
    safetyDoor: boolean;
    alarm: "NONE" | "LOCAL" | "CENTRAL";
  };
  residents: number;
  wanted: {
    /** Missing when the things are to be insured without limit. */
    contents?: number;
    excess: number;
    accidental: boolean;
    travel: boolean;
  };
}

/** Kronor; one insurer writes them as a text with two decimals. */
export type AtOnceAmountWire = number | string;

export type AtOnceDamageWire = "CONTENTS" | "WATER" | "ACCIDENTAL" | "TENANT_OWNER" | "TRAVEL";

export type AtOnceAnswerWire =
  | {
      status: "OFFERED";
      quoteId: string;
      product?: string;
      premium: { perYear: AtOnceAmountWire; perMonth: AtOnceAmountWire; currency: "SEK" };
      /** requires: what the discount takes besides what was asked about. */
      discount?: { percent: number; name: string; requires?: "OTHER_INSURANCES" };
      validTo: string;
      excesses: { damage: AtOnceDamageWire; amount: AtOnceAmountWire }[];
      /** `tenantOwner` only of a home that is tenant-owned. */
      covers: { accidental: boolean; tenantOwner?: boolean; travelDays: number };
      headline?: string;
      benefits: string[];
      services: string[];
      about?: string;
      bindingMonths: number;
      documents: { title: string; url: string }[];
    }
  | { status: "DECLINED"; reasonCode: string; reason: string };
