import { sha256Hex } from "#platform/crypto/sha256.ts";

/* In the form that receivers of hashed contacts compare by: the same person must give the same hash at both ends. */

export const hashEmail = (email: string): string => sha256Hex(email.trim().toLowerCase());

/** With country code, digits alone. A number is stored with its zero (F-085). */
export const hashPhone = (phone: string): string => sha256Hex(phone.replace(/[^\d+]/g, "").replace(/^0(?!0)/, "+46"));
