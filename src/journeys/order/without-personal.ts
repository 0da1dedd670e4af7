import type { PersonalFields } from "./order.port.ts";

/** Shorter values would remove ordinary terms: an apartment number 12, a first name Bo. */
const LEAST_LENGTH = 4;

const REDACTED = "•••";

/**
 * Removes the customer's own details from a provider's text, which is stored and shown unencrypted. Personal numbers are
 * removed in any notation: with or without century and dash.
 */
export function withoutPersonal(text: string, personal: PersonalFields): string {
  const digits = personal.personalNumber.replace(/\D/g, "");
  const short = digits.slice(-10);
  const numbers = short.length === 10 ? [`(?:\\d{2})?${short.slice(0, 6)}[-+ ]?${short.slice(6)}`] : [];
  const values = Object.values(personal)
    .filter((value) => value.length >= LEAST_LENGTH)
    .map((value) => value.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  const patterns = [...numbers, ...values];
  return patterns.length === 0 ? text : text.replace(new RegExp(patterns.join("|"), "gi"), REDACTED);
}
