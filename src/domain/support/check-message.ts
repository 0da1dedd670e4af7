import { hasPersonalNumber } from "#domain/person/personal-number-in-text.ts";

const MAX_CHARACTERS = 1_000;

/** What is wrong with a text that is mailed to a customer; undefined when it can be sent. The customer knows the number, and mail is not confidential. */
export function checkMessage(message: string): "length" | "number" | undefined {
  if (message === "" || message.length > MAX_CHARACTERS) return "length";
  return hasPersonalNumber(message) ? "number" : undefined;
}
