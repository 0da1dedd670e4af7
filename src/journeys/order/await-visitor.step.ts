import type { Durable } from "#platform/engine/durable.ts";
import type { OrderOutcome } from "./order.port.ts";
import { lookAtProvider } from "./place-at-provider.step.ts";
import type { PlaceOrderPorts } from "./place-order.ports.ts";

/** Sent when the visitor's browser is back from the provider's page: the first look is then at once. */
export const VISITOR_RETURNED = "returned";

const FIRST_LOOK_MS = 1_000;
/** So many looks at the short interval, about a quarter of an hour; after that they are rare. */
const EAGER_LOOKS = 60;
const RARE_LOOK_MS = 300_000;

/**
 * Waits, for as long as the visitor may take, until the provider says that what it wanted has been done. A return to our page
 * says nothing by itself: anybody can open an address. Only the provider's own book decides.
 */
export async function awaitVisitor(durable: Durable, ports: PlaceOrderPorts): Promise<OrderOutcome> {
  const { visitorMs, visitorLookMs } = ports.limits;
  const endsMs = (await durable.nowMs()) + visitorMs;
  let isReturned = false;
  for (let number = 1; ; number++) {
    const pausedMs = number <= EAGER_LOOKS ? Math.min(FIRST_LOOK_MS * 2 ** (number - 1), visitorLookMs) : RARE_LOOK_MS;
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
