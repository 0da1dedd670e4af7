import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import { isOpen, type SettledState } from "#domain/order/order-state.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import { tryToConfirm } from "./confirm-price.step.ts";
import type { OrderOutcome, OrderRow } from "./order.port.ts";
import { type Awaiting, tryToPlace, type Unknown } from "./place-at-provider.step.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** The order as the run of the workflow has loaded it. Never a step's result: the engine stores those unencrypted. */
export interface LoadedOrder {
  order?: OrderRow;
}

export interface FirstTry {
  readonly result:
    | OrderOutcome
    | Unknown
    | Awaiting
    /** The provider has given no price, and nothing was sent. */
    | { readonly state: "unpriced" }
    /** It was settled before this run: the engine may have been lost after that. */
    | { readonly state: "settled"; readonly as: SettledState };
  /** The customer has signed that the former agreement is to be ended. */
  readonly cancelsFormer: boolean;
}

/**
 * All that an ordinary order needs of its provider, in one step: the price once more, and the placement when it is the same. The engine
 * may run it twice, even at once: the price is only asked for, and placing looks before it acts. What is unclear after it is tried again
 * by the steps of its own. No retry limit: the database recovers.
 */
export const tryFirst = (durable: Durable, ports: PlaceOrderPorts, loaded: LoadedOrder): Promise<FirstTry> =>
  durable.run("try", async () => {
    const order = await ports.orders.begin(durable.key);
    if (!order) throw new StepRefused("no such order");
    loaded.order = order;
    return { result: await resultOf(order, ports), cancelsFormer: cancelsFormer(order) };
  });

async function resultOf(order: OrderRow, ports: PlaceOrderPorts): Promise<FirstTry["result"]> {
  if (!isOpen(order.state)) return { state: "settled", as: order.state };
  const price = await tryToConfirm(order, ports);
  if (price === "unknown") return { state: "unpriced" };
  return price === "same" ? tryToPlace(order, ports) : price;
}

const cancelsFormer = ({ fields, signedAt, replaces }: OrderRow): boolean =>
  Boolean(fields[CANCEL_FORMER] && signedAt && replaces);
