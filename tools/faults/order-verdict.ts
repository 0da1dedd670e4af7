import type { SubmittedOrderData } from "#http/contract/order.schema.ts";
import type { OrderState } from "#journeys/order/order.port.ts";

/** One order as the customer, our database and the provider each see it in the end. */
export interface JudgedOrder {
  readonly orderId: string;
  /** We told the customer that the order is ours to finish. */
  readonly isAcknowledged: boolean;
  /** The provider was set up to say no. */
  readonly isToBeRefused: boolean;
  readonly state: OrderState | undefined;
  readonly providerOrderId: string | undefined;
  /** Order numbers in the provider's own book. */
  readonly placedNumbers: readonly string[];
  /** What the customer was told last. */
  readonly reportedState: SubmittedOrderData["State"] | undefined;
  /** Mails about it that reached the customer, and how many there should be: one for each order that ended in a way to be told. */
  readonly mails: number;
  readonly mailsDue: number;
}

export interface OrderVerdict {
  /** Acknowledged, and neither placed nor refused by the provider. */
  readonly lost: number;
  /** Placements beyond the first. */
  readonly doubled: number;
  /** What we say of an order differs from what the provider's book says. */
  readonly wrong: number;
  /** Mails that should have come and did not, and those that came beyond them. */
  readonly mailsMissing: number;
  readonly mailsDoubled: number;
  /** Ours, and only a person can find out how they ended: nobody waits for them in vain, and they are not late. */
  readonly uncertain: number;
  /** Asked for, and neither placed, refused nor uncertain: the customer gave up before anything was ours. */
  readonly unanswered: number;
  /** The part of all orders asked for that ended placed or refused. */
  readonly answeredShare: number;
}

/** The orders may be more than were asked for: a provider may have one that nobody was told of. */
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

export function isWrong({
  state,
  isToBeRefused,
  providerOrderId,
  placedNumbers,
  reportedState: told,
}: JudgedOrder): boolean {
  if (told === "placed" && placedNumbers.length === 0) return true;
  if (told === "refused" && placedNumbers.length > 0) return true;
  if (state === "placed") return providerOrderId === undefined || !placedNumbers.includes(providerOrderId);
  if (state === "refused") return !isToBeRefused || placedNumbers.length > 0;
  return placedNumbers.length > 0;
}

/** A placed order is confirmed, and one that came to nothing is told of; the others are still the visitor's. */
export const requiresMail = (state: JudgedOrder["state"]): boolean =>
  state === "placed" || state === "refused" || state === "uncertain";
