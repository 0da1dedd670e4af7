/** Insurers that answer a question in the same call. Money in kronor with decimals, dates in ISO form. */

/** POST /v1/accident/quotes */
export interface AtOnceQuestionWire {
  ssn: string;
  insured: "SELF" | "COUPLE" | "CHILD";
  sumInsured: number;
  /** Of an adult. */
  occupation?: "OFFICE" | "MANUAL" | "HAZARDOUS";
  hazardousSports: boolean;
}

export type AtOnceInjuryWire = "BROKEN_LEG" | "DENTAL" | "SCAR" | "DISABILITY_10";

/** Kronor; an insurer may write them as a text with two decimals. */
export type AtOnceAmountWire = number | string;

export type AtOnceAnswerWire =
  | {
      status: "OFFERED";
      quoteId: string;
      product?: string;
      premium: { perYear: AtOnceAmountWire; perMonth: AtOnceAmountWire; currency: "SEK" };
      validTo: string;
      maxDisability: AtOnceAmountWire;
      /** An injury that is not among them is not compensated. */
      examples: { injury: AtOnceInjuryWire; amount: AtOnceAmountWire }[];
      /** The first day that it can begin; missing when that is today. */
      firstStart?: string;
      headline?: string;
      benefits: string[];
      services: string[];
      about?: string;
      bindingMonths: number;
      documents: { title: string; url: string }[];
    }
  | { status: "DECLINED"; reasonCode: string; reason: string };
