import { deliveryPhase, type DeliveryState } from "#domain/delivery/delivery-state.ts";
import { doublingWaitMs, type Durable } from "#platform/engine/durable.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";
import { lookAtDelivery } from "./look-at-delivery.step.ts";

/** The workflow's name; its id is the order's, with the number of restarts after it. */
export const DELIVERY_WORKFLOW = "delivery";

/** Sent when the customer has corrected a value: the next look is then immediate. Each round has its own. */
export const correctedSignal = (round: number): string => `corrected-${round}`;

/**
 * Follows one delivery until it is over or staff must act. Steps return states and counts: the engine stores them unencrypted. A start
 * after the engine has lost its files continues from the stored state.
 */
export async function followDelivery(durable: Durable, ports: FollowDeliveryPorts): Promise<{ state: DeliveryState }> {
  const { firstWaitMs, maxWaitMs } = ports.limits;
  let known: number | undefined;
  let quietLooks = 0;
  for (let number = 1; ; number++) {
    const waitMs = doublingWaitMs(quietLooks + 1, firstWaitMs, maxWaitMs);
    const { state, change, round } = await lookAtDelivery(durable, ports, number, waitMs);
    const phase = deliveryPhase(state);
    if (phase === "over" || phase === "desk") return { state };
    quietLooks = change === known ? quietLooks + 1 : 0;
    known = change;
    if (phase === "customer") await durable.waitFor(correctedSignal(round + 1), waitMs);
    else await durable.sleep(`wait-${number}`, waitMs);
  }
}
