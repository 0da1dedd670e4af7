import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/house/server/protocols/order-then-poll.ts";

/** Wants its numbers without spaces and dashes. */
export const nordkaj = orderThenPoll(insurers.nordkaj, { isUndivided: true });
