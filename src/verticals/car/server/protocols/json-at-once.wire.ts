/** Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form. */

/** POST /v1/car/quotes */
export interface AtOnceQuestionWire {
  ssn: string;
  regNo: string;
  cover: AtOnceCoverWire;
  yearlyKm: number;
  postalCode: string;
  collisionExcess?: number;
  vehicle?: { make: string; model: string; modelYear?: number; powerKw?: number; fuel?: string };
}

/** Kronor; one insurer writes them as a text with two decimals. */
export type AtOnceAmountWire = number | string;

export type AtOnceCoverWire = "FULL" | "HALF" | "TRAFFIC";

export type AtOnceAnswerWire =
  | {
      status: "OFFERED";
      quoteId: string;
      product: string;
      cover: AtOnceCoverWire;
      premium: {
        perYear: AtOnceAmountWire;
        perMonth: AtOnceAmountWire;
        currency: "SEK";
        /** Only where the price follows the distance: what a year costs before the first mil, and each mil (10 km). */
        basePerYear?: AtOnceAmountWire;
        perMil?: AtOnceAmountWire;
        yearlyKm?: number;
      };
      validTo: string;
      excesses: AtOnceExcessWire[];
      headline?: string;
      benefits: string[];
      services: string[];
      bindingMonths: number;
      /** A notice that must be shown beside the price. */
      notice?: string;
      rating?: { points: number; outOf: number; note: string };
      documents: { title: string; url: string }[];
    }
  | { status: "DECLINED"; reasonCode: string; reason: string };

/** A damage that is not listed is not covered. */
export interface AtOnceExcessWire {
  damage: AtOnceDamageWire;
  amount?: AtOnceAmountWire;
  percent?: number;
  minimum?: AtOnceAmountWire;
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
