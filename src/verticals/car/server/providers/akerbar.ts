import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/car/server/protocols/order-then-poll.ts";

/** Has its own names for the covers. */
export const akerbar = orderThenPoll(insurers.akerbar, {
  covers: { full: "stor", half: "mellan", traffic: "liten" },
});
