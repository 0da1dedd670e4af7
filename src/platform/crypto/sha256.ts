import { createHash } from "node:crypto";

/** Of the text in UTF-8, as 64 small hexadecimal digits: what `sha256sum` prints. */
export const sha256Hex = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
