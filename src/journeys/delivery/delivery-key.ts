import { restartsOf } from "#domain/delivery/delivery-progress.ts";
import type { StoredDelivery } from "./delivery.port.ts";

/** No character of an order's id. */
const RESTARTED = "~";

/** The engine remembers a workflow that has ended: each restart by staff needs a key of its own. */
export const deliveryKey = (orderId: string, restarts: number): string =>
  restarts === 0 ? orderId : `${orderId}${RESTARTED}${restarts}`;

export const keyOfDelivery = ({ orderId, history }: StoredDelivery): string =>
  deliveryKey(orderId, restartsOf(history));

export const orderIdIn = (key: string): string => key.split(RESTARTED)[0] ?? key;
