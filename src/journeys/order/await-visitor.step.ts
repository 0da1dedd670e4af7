import { doublingWaitMs, type Durable } from "#platform/engine/durable.ts";
import type { OrderOutcome } from "./order.port.ts";
import { lookAtProvider } from "./place-at-provider.step.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** Sent when the visitor's browser has returned from the provider's page: the next check is then immediate. */
export const VISITOR_RETURNED = "returned";

const FIRST_LOOK_MS = 1_000;
/** The number of checks at the short interval, about a quarter of an hour; after that they are rare. */
const EAGER_LOOKS = 60;
const RARE_LOOK_MS = 300_000;

/**
 * Waits, within the visitor's time limit, until the provider reports that its requirement is fulfilled. A return to our page
 * proves nothing: any visitor can open a URL. Only the provider's own record decides.
 */
export async function awaitVisitor(durable: Durable, ports: PlaceOrderPorts): Promise<OrderOutcome> {
  const { visitorMs, visitorLookMs } = ports.limits;
  const endsMs = (await durable.nowMs()) + visitorMs;
  let isReturned = false;
  for (let number = 1; ; number++) {
    const pausedMs = number <= EAGER_LOOKS ? doublingWaitMs(number, FIRST_LOOK_MS, visitorLookMs) : RARE_LOOK_MS;
    if (isReturned) await durable.sleep(`visitor-wait-${number}`, pausedMs);
    else isReturned = (await durable.waitFor(VISITOR_RETURNED, pausedMs)) !== undefined;
    const found = await durable.run(`visitor-look-${number}`, () => lookAtProvider(durable.key, ports));
    if (found.state === "not-found") return { state: "expired", why: "the provider has let it go" };
    if (found.state !== "awaiting" && found.state !== "unknown") return found;
    if ((await durable.nowMs()) < endsMs) continue;
    return found.state === "awaiting"
      ? { state: "expired", why: "the visitor did not finish in time" }
      : { state: "uncertain", why: found.why };
  }
}
