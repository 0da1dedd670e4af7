import type { ComponentType } from "react";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { CompleteOrder } from "./read-order.ts";

export interface OrderSlotProps {
  readonly web: VerticalWeb;
  readonly order: CompleteOrder;
  /** The state of the customer's former insurance; undefined when it was not known in time. */
  readonly former?: CancellationResult | undefined;
}

/** What other parts of the product put on the page after a placed order. What is not given is not there. */
export interface OrderSlots {
  /** First in the main column: the way to end the old insurance. */
  readonly Cancellation?: ComponentType<OrderSlotProps>;
  /** How far the delivery has come, where it is followed. */
  readonly Delivery?: ComponentType<OrderSlotProps>;
  /** Last in the main column: the way to undo the order. */
  readonly Withdrawal?: ComponentType<OrderSlotProps>;
  /** In the side column: what other verticals cost at the customer's home. */
  readonly Home?: ComponentType<OrderSlotProps>;
  /** In the side column. */
  readonly Gift?: ComponentType<OrderSlotProps>;
}
