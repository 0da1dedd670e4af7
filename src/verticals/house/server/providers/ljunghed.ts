import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/house/server/protocols/order-then-poll.ts";

/** Answers 409 when it declines. */
export const ljunghed = orderThenPoll(insurers.ljunghed, { declineStatus: 409 });
