import { insurers } from "#verticals/_contract/insurers.ts";
import { orderThenPoll } from "#verticals/flat/server/protocols/order-then-poll.ts";

export const akerbar = orderThenPoll(insurers.akerbar);
