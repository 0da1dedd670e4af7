import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/flat/server/protocols/order-then-poll.ts";

/** Wants its numbers without spaces and dashes. */
export const nordkaj = orderThenPoll(insurers.nordkaj, { isUndivided: true });
