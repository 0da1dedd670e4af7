import type { SubmittedOrderData } from "#http/contract/order.schema.ts";
import type { OrderState } from "#domain/order/order-state.ts";

/** One order as the customer, our database and the provider each see it in the end. */
export interface JudgedOrder {
  readonly orderId: string;
  /** We confirmed to the customer that we will complete the order. */
  readonly isAcknowledged: boolean;
  /** The provider was set up to refuse. */
  readonly isToBeRefused: boolean;
  readonly state: OrderState | undefined;
  readonly providerOrderId: string | undefined;
  /** Order numbers in the provider's own book. */
  readonly placedNumbers: readonly string[];
  /** The last state that the customer received. */
  readonly reportedState: SubmittedOrderData["State"] | undefined;
  /** Mails about it that reached the customer, and how many there should be: one for each order whose end requires a mail. */
  readonly mails: number;
  readonly mailsDue: number;
}

export interface OrderVerdict {
  /** Acknowledged, and neither placed nor refused by the provider. */
  readonly lost: number;
  /** Placements beyond the first. */
  readonly doubled: number;
  /** Our state of an order differs from the provider's book. */
  readonly wrong: number;
  /** Missing mails, and mails beyond the expected ones. */
  readonly mailsMissing: number;
  readonly mailsDoubled: number;
  /** Accepted by us, but only a person can find out how they ended; not counted as unanswered. */
  readonly uncertain: number;
  /** Asked for, and neither placed, refused nor uncertain: the customer gave up before we accepted the order. */
  readonly unanswered: number;
  /** The part of all orders asked for that ended placed or refused. */
  readonly answeredShare: number;
}

/** There may be more orders than were asked for: a provider may have one that no customer knows of. */
export function judgeOrders(orders: readonly JudgedOrder[], asked: number): OrderVerdict {
  const count = (holds: (order: JudgedOrder) => boolean): number => orders.filter(holds).length;
  const answered = count(({ state }) => state === "placed" || state === "refused");
  const uncertain = count(({ state }) => state === "uncertain");
  return {
    lost: count(isLost),
    doubled: orders.reduce((sum, { placedNumbers }) => sum + Math.max(0, placedNumbers.length - 1), 0),
    wrong: count(isWrong),
    mailsMissing: orders.reduce((sum, { mails, mailsDue }) => sum + Math.max(0, mailsDue - mails), 0),
    mailsDoubled: orders.reduce((sum, { mails, mailsDue }) => sum + Math.max(0, mails - mailsDue), 0),
    uncertain,
    unanswered: asked - answered - uncertain,
    answeredShare: asked === 0 ? 1 : answered / asked,
  };
}

export const isLost = ({ isAcknowledged, isToBeRefused, placedNumbers, state }: JudgedOrder): boolean =>
  isAcknowledged && placedNumbers.length === 0 && !(isToBeRefused && state === "refused");

export function isWrong({ state, isToBeRefused, providerOrderId, placedNumbers, reportedState }: JudgedOrder): boolean {
  if (reportedState === "placed" && placedNumbers.length === 0) return true;
  if (reportedState === "refused" && placedNumbers.length > 0) return true;
  if (state === "placed") return providerOrderId === undefined || !placedNumbers.includes(providerOrderId);
  if (state === "refused") return !isToBeRefused || placedNumbers.length > 0;
  return placedNumbers.length > 0;
}

/** A placed order is confirmed by mail, and a failed one reported; the others are still open for the visitor. */
export const requiresMail = (state: JudgedOrder["state"]): boolean =>
  state === "placed" || state === "refused" || state === "uncertain";
