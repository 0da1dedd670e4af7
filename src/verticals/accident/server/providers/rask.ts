import { insurers } from "#verticals/_insurance/insurers.ts";
import { jsonAtOnce } from "#verticals/accident/server/protocols/json-at-once.ts";

/** Answers 422 when it declines. */
export const rask = jsonAtOnce(insurers.rask, { declineStatus: 422 });
