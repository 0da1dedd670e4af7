/** In the address while it is open, so that back closes it on a phone. */
export const ASSISTANT_HASH = "fraga-ai";
