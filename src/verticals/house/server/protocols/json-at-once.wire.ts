/** Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form. */

/** POST /v1/home/quotes */
export interface AtOnceQuestionWire {
  ssn: string;
  address: string;
  postalCode: string;
  propertyName?: string;
  purchaseYear: number;
  house: {
    builtYear: number;
    renovatedYear?: number;
    livingArea: number;
    otherArea: number;
    bathrooms: number;
    waterHeating: boolean;
    basement: "NONE" | "FURNISHED" | "UNFURNISHED" | "SOUTERRAIN";
    alarm: "NONE" | "LOCAL" | "CENTRAL";
  };
  residents: number;
  accident: { contents: boolean; building: boolean };
  extraBuildings: { kind: string; area: number; winter: "NO" | "BARE" | "FURNISHED" }[];
}

/** Kronor; one insurer writes them as a text with two decimals. */
export type AtOnceAmountWire = number | string;

export type AtOnceAnswerWire =
  | {
      status: "OFFERED";
      quoteId: string;
      product?: string;
      premium: { perYear: AtOnceAmountWire; perMonth: AtOnceAmountWire; currency: "SEK" };
      /** requires: what the discount takes besides what was asked about. */
      discount?: { percent: number; name: string; requires?: "OTHER_INSURANCES" };
      validTo: string;
      excess: { building: AtOnceAmountWire; contents: AtOnceAmountWire };
      /** What breaks by the customer's own mistake: what was asked for, or more. */
      accident: { contents: boolean; building: boolean };
      headline?: string;
      benefits: string[];
      services: string[];
      about?: string;
      bindingMonths: number;
      documents: { title: string; url: string }[];
    }
  | { status: "DECLINED"; reasonCode: string; reason: string };
