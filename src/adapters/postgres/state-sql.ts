import { CLOSED_STATES, UNCLEAR_STATES } from "#domain/after-order/withdrawal-state.ts";
import {
  ANSWER_STATES,
  FOLLOWED_ANSWERS,
  mayAnswerMove,
  UNCONFIRMED_ANSWERS,
} from "#domain/application/answer-state.ts";
import { DESK_STATES, FOLLOWED_STATES, OPEN_DELIVERY_STATES } from "#domain/delivery/delivery-state.ts";
import { LIVE_KINDS } from "#domain/bankid/bankid-order-state.ts";
import { LOST_MAIL_STATES } from "#domain/mail/mail-state.ts";
import {
  CHECK_OUTCOMES,
  ENDED_STATES,
  movesTo,
  OPEN_STATES,
  type OrderState,
  UNKNOWN_STATES,
} from "#domain/order/order-state.ts";

const sqlList = (states: readonly string[]): string => `(${states.map((state) => `'${state}'`).join(", ")})`;

const isOneOf = (states: readonly string[]): string =>
  states.length === 1 ? `state = '${states[0]}'` : `state in ${sqlList(states)}`;

/** Conditions on the column `state` of `orders`. */
export const IS_OPEN = isOneOf(OPEN_STATES);
export const IS_ENDED = isOneOf(ENDED_STATES);
export const IS_LIVING = `state not in ${sqlList(ENDED_STATES)}`;
export const IS_UNKNOWN = isOneOf(UNKNOWN_STATES);
export const mayMoveTo = (state: OrderState): string => isOneOf(movesTo(state));
/** Every open order may be settled, with any outcome; an uncertain one with the result of a check. The outcome is `$2`. */
export const MAY_SETTLE = `(${IS_OPEN} or (${IS_UNKNOWN} and $2 in ${sqlList(CHECK_OUTCOMES)}))`;

/** Of `withdrawals`. */
export const IS_UNCLEAR = isOneOf(UNCLEAR_STATES);
export const IS_NOT_CLOSED = `state not in ${sqlList(CLOSED_STATES)}`;

/** Of `deliveries`. */
export const IS_FOLLOWED = isOneOf(FOLLOWED_STATES);
export const IS_OPEN_DELIVERY = isOneOf(OPEN_DELIVERY_STATES);
export const IS_AT_DESK = isOneOf(DESK_STATES);

/** Of `application_answers`. */
export const IS_FOLLOWED_ANSWER = isOneOf(FOLLOWED_ANSWERS);
/** Those that the applicant's acceptance of another ends. */
export const MAY_END_ANSWER = isOneOf(ANSWER_STATES.filter((state) => mayAnswerMove(state, "ending")));

export const IS_UNCONFIRMED_ANSWER = isOneOf(UNCONFIRMED_ANSWERS);

/** Of `mails`. */
export const IS_LOST = isOneOf(LOST_MAIL_STATES);

/** Of `login_orders`, `signings` and `acceptances`. */
export const IS_LIVE = isOneOf(LIVE_KINDS);
export const IS_NOT_LIVE = `state not in ${sqlList(LIVE_KINDS)}`;
