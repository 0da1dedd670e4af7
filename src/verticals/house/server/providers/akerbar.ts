import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/house/server/protocols/order-then-poll.ts";

export const akerbar = orderThenPoll(insurers.akerbar);
