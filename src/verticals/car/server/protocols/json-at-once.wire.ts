/** Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form. */

/** POST /v1/car/quotes */
export interface AtOnceQuestionWire {
  ssn: string;
  regNo: string;
  cover: AtOnceCoverWire;
  yearlyKm: number;
  postalCode: string;
  collisionExcess?: number;
}

export type AtOnceCoverWire = "FULL" | "HALF" | "TRAFFIC";

export type AtOnceAnswerWire =
  | {
      status: "OFFERED";
      quoteId: string;
      product: string;
      cover: AtOnceCoverWire;
      premium: { perYear: number; perMonth: number; currency: "SEK" };
      validTo: string;
      excesses: AtOnceExcessWire[];
      headline?: string;
      benefits: string[];
      bindingMonths: number;
    }
  | { status: "DECLINED"; reasonCode: string; reason: string };

/** A damage that is not listed is not covered. */
export interface AtOnceExcessWire {
  damage: AtOnceDamageWire;
  amount?: number;
  percent?: number;
  minimum?: number;
  note?: string;
}

export type AtOnceDamageWire =
  | "TRAFFIC"
  | "FIRE"
  | "GLASS"
  | "CHIP"
  | "THEFT"
  | "RESCUE"
  | "LEGAL"
  | "COLLISION"
  | "ENGINE";
