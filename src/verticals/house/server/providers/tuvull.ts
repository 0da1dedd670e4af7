import { insurers } from "#verticals/_insurance/insurers.ts";
import { jsonAtOnce } from "#verticals/house/server/protocols/json-at-once.ts";

/** Ignores a repeated reference and places again, so it must always be asked first (`ordering.find`). */
export const tuvull = jsonAtOnce(insurers.tuvull);
