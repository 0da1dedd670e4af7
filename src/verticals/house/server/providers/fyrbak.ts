import { insurers } from "#verticals/_insurance/insurers.ts";
import { jsonAtOnce } from "#verticals/house/server/protocols/json-at-once.ts";

/** Writes kronor as a text with two decimals. */
export const fyrbak = jsonAtOnce(insurers.fyrbak, {
  readKr: (value) => (typeof value === "string" && /^\d{1,7}\.\d{2}$/.test(value) ? Number(value) : undefined),
});
