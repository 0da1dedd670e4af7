import type { Use } from "#tools/new/blank/blank.search.ts";

/** What the provider calls the line in its address. */
export const LINE_NAME = "blank";

export interface BlankQuestionWire {
  readonly count: number;
  readonly use: Use;
}

/** Kronor. */
export type BlankAnswerWire =
  | {
      readonly status: "OFFERED";
      readonly quoteId: string;
      readonly product: string;
      readonly yearlyPrice: number;
      readonly validTo: string;
      readonly headline: string;
    }
  | { readonly status: "DECLINED"; readonly reason: string };
