import type { Comparison, PriceUnit } from "../offer/price.ts";
import type { Payment } from "../offer/payment-plan.ts";
import type { CanonicalObject } from "../signed/canonical-json.ts";

/** Offers that a visitor takes along: what was offered, without who asked. The format is described in docs/portable-offers.md. */
export interface PortableOffers extends CanonicalObject {
  readonly type: "portable-offers";
  readonly version: 1;
  /** The address of the JSON Schema. */
  readonly schema: string;
  /** The address of the receipt of the list that the offers are of. */
  readonly receipt: string;
  /** When the list was finished. */
  readonly time: string;
  readonly product: string;
  /** What was asked for, in short. */
  readonly about?: string;
  /** Answers of the form that identify no one. */
  readonly question: readonly PortableAnswer[];
  /** How many offers the whole list had. */
  readonly listedCount: number;
  /** Where there are several ways of paying: which the comparison and the prices are of. */
  readonly payment?: Payment;
  readonly offers: readonly PortableOffer[];
}

export interface PortableAnswer extends CanonicalObject {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
}

export interface PortableOffer extends CanonicalObject {
  /** In the whole list, from one. */
  readonly position: number;
  readonly provider: { readonly id: number; readonly name: string };
  readonly product: string;
  /** What the list is ordered by, whole öre. */
  readonly comparison: { readonly ore: number; readonly basis: Comparison["basis"]; readonly isGain?: true };
  /** Every part of the price, the first one as the large one. */
  readonly prices: readonly PortablePrice[];
  readonly rows: readonly PortableRow[];
  /** What must be read together with the price. */
  readonly notices: readonly string[];
  readonly bindingMonths?: number;
  /** Until when the price is valid. */
  readonly validUntil: string;
}

export interface PortablePrice extends CanonicalObject {
  /** A whole number of the unit. */
  readonly value: number;
  readonly unit: PriceUnit;
}

export interface PortableRow extends CanonicalObject {
  readonly section: string;
  readonly name: string;
  readonly text: string;
}
