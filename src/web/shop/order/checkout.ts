import type { KnownFormer } from "#domain/after-order/handover.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { FeePeriod } from "#domain/format/swedish-format.ts";
import type { Signing } from "#web/shop/signing/signing.ts";
import type { ShownOrderState } from "#domain/order/order-state.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";

/** A checkout as the server last described it. */
export interface Checkout {
  readonly resultId: string;
  /** The search whose list a closed checkout returns to. */
  readonly searchId: string;
  readonly version: number;
  readonly form: CheckoutForm;
  readonly price: CheckoutPrice;
  readonly provider: OrderedProvider;
  /** OP-37: only when it is cheaper than what the visitor has. */
  readonly saving: string | undefined;
  /** How its cover differs from today's: shown before any amount. */
  readonly coverChange: string | undefined;
  readonly isMoreCover: boolean;
  /** Today's insurance is at the same provider. */
  readonly isSameProvider: boolean;
  /** What the visitor has today of the same thing, which the new one has to meet. */
  readonly former: KnownFormer | undefined;
  readonly needs: CheckoutNeeds;
  /** This result has been ordered already, or is being ordered. */
  readonly order: OrderSnapshot | undefined;
  /** The customer must sign before there is an order. */
  readonly signing: Signing | undefined;
}

export interface CheckoutPrice {
  /** What is paid each time. */
  readonly feeOre: number;
  readonly period: FeePeriod;
  readonly yearlyFeeOre: number;
  /** The choices have changed since this price was calculated. */
  readonly isOutdated: boolean;
  readonly isPayAsYouDrive: boolean;
  readonly payAsYouDriveInfo: string | undefined;
  /** What is agreed, where no fee is: the fee is then an estimate. */
  readonly agreed: string | undefined;
}

/** The disclosures that must be shown before an order is placed; they are stored with the order. */
export interface CheckoutNeeds {
  readonly title: string;
  readonly statement: string;
  readonly items: readonly { readonly id: string; readonly name: string; readonly value: string }[];
  readonly factSheet: { readonly name: string; readonly url: string } | undefined;
  readonly remuneration: { readonly text: string; readonly url: string };
  readonly ranking: { readonly text: string; readonly url: string };
}

export interface OrderSnapshot {
  readonly orderId: string;
  readonly state: ShownOrderState;
  readonly message: string | undefined;
}

/** What the visitor has today, when it has been fetched. Dates are YYYY-MM-DD. */
export interface CheckoutCurrent {
  readonly providerName: string;
  readonly renewalDate: string | undefined;
}
