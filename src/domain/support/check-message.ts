const MAX_CHARACTERS = 1_000;
/** Ten or twelve digits, in any notation: the customer knows the number, and mail is not confidential. */
const PERSONAL_NUMBER = /\b(?:\d{2})?\d{6}[-+ ]?\d{4}\b/;

/** What is wrong with a text that is mailed to a customer; undefined when it can be sent. */
export function checkMessage(message: string): "length" | "number" | undefined {
  if (message === "" || message.length > MAX_CHARACTERS) return "length";
  return PERSONAL_NUMBER.test(message) ? "number" : undefined;
}
