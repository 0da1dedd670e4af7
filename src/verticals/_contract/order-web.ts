import type { ReactNode } from "react";
import type { OrderedProvider } from "./ordered-provider.ts";

/** What a vertical shows of its own in the checkout and after the order. Its script is fetched when needed. */
export interface OrderWeb {
  /** C-216: what opens and closes the details of what was ordered. */
  readonly toggle: { readonly show: string; readonly hide: string };
  /** Whether the customer may ask for the gift of the campaign: only where it is of use. */
  readonly hasGift?: boolean;
  /** What opens the same details in the checkout; defaults to the text about excesses and benefits. */
  readonly checkoutTitle?: string;
  /** C-218. */
  readonly Details: OrderPiece<OrderDetailsProps>;
  /** What was ordered and for what: "Halvförsäkring för SPV 24K". */
  readonly OrderedThing?: OrderPiece<OrderedThingProps>;
  /** A warning about the day that the current insurance is renewed; renders nothing when there is none. */
  RenewalWarning?(props: RenewalWarningProps): ReactNode;
}

export interface OrderPiece<Props> {
  (props: Props): ReactNode;
  /** Of a lazy piece: resolves when it can be rendered at once, or when loading failed. */
  readonly loadAhead?: () => Promise<void>;
}

export interface OrderDetailsProps {
  readonly provider: OrderedProvider;
}

export interface OrderedThingProps {
  readonly provider: OrderedProvider;
  /** The order's summary, by the wire's ids. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface RenewalWarningProps {
  /** YYYY-MM-DD, both. */
  readonly renewalDate: string;
  readonly today: string;
}
