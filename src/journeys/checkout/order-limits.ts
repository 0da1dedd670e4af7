import { DAY_MS } from "#domain/calendar/durations.ts";
import type { IdentifiedBy } from "#journeys/identity/identified-persons.port.ts";
import { splitAddress } from "#journeys/lookup/asker-buckets.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import type { CheckoutPorts, CheckoutVisitor } from "./checkout.ports.ts";

/** A household of two adults with grown-up children orders for four people. The period is longer than changing all their insurances takes. */
const PERSONS_PER_BROWSER = 4;
const BROWSER_WINDOW_MS = 30 * DAY_MS;

/** An office or a student corridor behind one address; more on one day indicates orders for strangers. */
const PERSONS_PER_ADDRESS = 10;
const ADDRESS_WINDOW_MS = DAY_MS;

/** Why a visitor may not order this, and undefined when they may. */
export type Obstacle =
  /** Whatever the reason: the visitor must identify themselves first. */
  | { readonly kind: "identify" }
  /** For the identified person alone. */
  | { readonly kind: "ordered"; readonly orderId: string };

/**
 * An identified person orders for themselves and is not counted, and an active order of the same thing is named. Anybody else gets one answer
 * for every reason, because whether a person has ordered is the person's to know. The question passes the guard of all questions about
 * the person of a number.
 */
export async function findObstacle(
  ports: Pick<CheckoutPorts, "counter" | "securityLog" | "guard" | "orders">,
  visitor: CheckoutVisitor,
  order: NewOrder,
  identifiedBy: IdentifiedBy | undefined,
): Promise<Obstacle | undefined> {
  const { personalNumber } = order.personal;
  const findActive = async () => obstacleOf(ports, visitor, await ports.orders.findActive(order), identifiedBy);
  if (identifiedBy !== undefined) return findActive();
  if (!(await isWithinLimits(ports, visitor, personalNumber))) return IDENTIFY;
  return ports.guard.ask<Obstacle | undefined>({
    // The search in this browser takes the place of the form's token, as for the name.
    asker: { owner: visitor.owner, address: visitor.address ?? "", hasForm: true },
    personalNumber,
    purpose: "order",
    work: findActive,
    refusal: IDENTIFY,
    isDisclosing: (obstacle) => obstacle !== undefined,
  });
}

const IDENTIFY: Obstacle = { kind: "identify" };

/** What an active order of the same thing is to this visitor. */
export function obstacleOf(
  { securityLog }: Pick<CheckoutPorts, "securityLog">,
  { owner }: CheckoutVisitor,
  activeOrderId: string | undefined,
  identifiedBy: IdentifiedBy | undefined,
): Obstacle | undefined {
  if (activeOrderId === undefined) return undefined;
  if (identifiedBy !== undefined) return { kind: "ordered", orderId: activeOrderId };
  securityLog.refused({
    kind: "not-identified",
    rule: "one-order-per-object",
    visitor: owner,
    orderId: activeOrderId,
  });
  return IDENTIFY;
}

/** Whether this browser and this address may order for one more person. No one is admitted while the counter is unavailable. */
async function isWithinLimits(
  { counter, securityLog }: Pick<CheckoutPorts, "counter" | "securityLog">,
  { owner, address }: CheckoutVisitor,
  personalNumber: string,
): Promise<boolean> {
  const member = `order ${personalNumber}`;
  const browser = { name: `persons ordered for by visitor ${owner}`, limit: PERSONS_PER_BROWSER };
  const isAdmitted =
    (await counter.admit(member, [browser], BROWSER_WINDOW_MS)) &&
    (address === undefined ||
      (await counter.admit(
        member,
        [{ name: `persons ordered for by address ${splitAddress(address).host}`, limit: PERSONS_PER_ADDRESS }],
        ADDRESS_WINDOW_MS,
      )));
  if (!isAdmitted) securityLog.refused({ kind: "subject-limit", rule: "persons-ordered-for", visitor: owner });
  return isAdmitted;
}
