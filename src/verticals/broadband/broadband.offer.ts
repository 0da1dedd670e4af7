import type { BroadbandType } from "./broadband.search.ts";

/** One subscription of an operator at one address. Money is whole öre with VAT. A type, not an interface: it is stored as a plain record. */
export type BroadbandDetail = BroadbandTerms & {
  /** What the operator writes about itself and about the subscription. */
  readonly about: string;
  readonly info: string;
  readonly type: BroadbandType;
  /** Who owns the net that the operator delivers in; undefined for its own. */
  readonly netOwner: string | undefined;
  readonly downMbit: number;
  readonly upMbit: number;
  readonly hasRouter: boolean;
  readonly bindingMonths: number;
  readonly noticeMonths: number;
  readonly links: readonly { readonly name: string; readonly url: string }[];
};

/** What the subscription costs over time. */
export type BroadbandTerms = {
  readonly monthlyFeeOre: number;
  /** Another fee for the first months; undefined when the fee is the same from the start. */
  readonly campaign: { readonly feeOre: number; readonly months: number } | undefined;
  readonly startFeeOre: number;
};
