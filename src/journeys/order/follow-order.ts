import { DAY_MS } from "#domain/calendar/durations.ts";
import { type Consent, grants, PRODUCT } from "#domain/consent/consent.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { VISITOR_RETURNED } from "./await-visitor.step.ts";
import type { OrderRow, OrderStore } from "./order.port.ts";
import { ORDER_WORKFLOW } from "./place-order.workflow.ts";

export interface FollowPorts {
  readonly orders: Pick<OrderStore, "load">;
  readonly starter: Pick<WorkflowStarter, "signal">;
  readonly clock: Pick<Clock, "nowMs">;
}

/** Who asks: the browser that ordered, or the person who did, when logged in. */
export interface OrderReader {
  readonly owner: string;
  readonly personalNumber: () => Promise<string | undefined>;
}

/** As long as replaced and ended visitor ids are stored; after that the person must log in. */
const SHOWN_BY_COOKIE_MS = 365 * DAY_MS;

/** An order, as its reader may see it. */
export interface ReadOrder extends OrderRow {
  /** For the person of a number that another browser typed: what was stated with it is left out. */
  readonly isByOther?: true;
}

/** Undefined also for an order of another visitor: callers must not distinguish the two. */
export async function readOrder(
  { orders, clock }: Pick<FollowPorts, "orders" | "clock">,
  { owner, personalNumber }: OrderReader,
  vertical: string,
  orderId: string,
): Promise<ReadOrder | undefined> {
  const order = await orders.load(orderId);
  if (!order || order.vertical !== vertical) return undefined;
  if (order.owner === owner && clock.nowMs() - order.acceptedAt.getTime() < SHOWN_BY_COOKIE_MS) return order;
  if ((await personalNumber()) !== order.personal.personalNumber) return undefined;
  return order.isPersons ? order : withoutTyped(order);
}

/** For the person of a number that another visitor typed: what is ordered in their name, and nothing of what was stated with it. */
const withoutTyped = (order: OrderRow): ReadOrder => ({
  ...order,
  isByOther: true,
  personal: { personalNumber: order.personal.personalNumber },
  summary: { ...order.summary, personal: [], own: [] },
});

/** The page of the order asks for its state: an order that waits for its visitor is checked now, because the visitor is here. */
export async function followOrder(ports: FollowPorts, { orderId, state }: OrderRow): Promise<void> {
  // If the signal is lost, the workflow checks by itself a little later.
  if (state === "awaiting")
    await ports.starter.signal(ORDER_WORKFLOW, orderId, VISITOR_RETURNED, true).catch(() => undefined);
}

/** F-145: a visitor who has not agreed to measurements does not use it up. docs/consent.md. */
export async function claimConversion(
  { orders }: { readonly orders: Pick<OrderStore, "claimConversion"> },
  order: Pick<OrderRow, "orderId" | "state"> | undefined,
  consent: Consent | undefined,
): Promise<{ readonly position: number; readonly consent: Consent | undefined } | undefined> {
  if (order?.state !== "placed" || !grants(consent, PRODUCT)) return undefined;
  const claimed = await orders.claimConversion(order.orderId);
  return claimed && { ...claimed, consent };
}
