import { insurers } from "#verticals/_insurance/insurers.ts";
import { orderThenPoll } from "#verticals/car/server/protocols/order-then-poll.ts";

/** Wants personal, registration and postal numbers undivided. */
export const nordkaj = orderThenPoll(insurers.nordkaj, { isUndivided: true });
