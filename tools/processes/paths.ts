import { createHash } from "node:crypto";
import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");
export const NODE = process.execPath;

/** Names what two checkouts on one machine must not share: they may have different migrations. */
export const checkoutOf = (root: string): string => createHash("sha256").update(root).digest("hex").slice(0, 6);
export const CHECKOUT = checkoutOf(ROOT);
