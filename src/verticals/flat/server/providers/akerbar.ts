import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/flat/server/protocols/order-then-poll.ts";

export const akerbar = orderThenPoll(insurers.akerbar);
