import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/car/server/protocols/order-then-poll.ts";

/** Honours the idempotency key: placing again under the same reference gives the same order. */
export const rattvis = orderThenPoll(insurers.rattvis);
