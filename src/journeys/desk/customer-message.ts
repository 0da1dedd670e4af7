import { deskErrorTexts as texts } from "./desk.texts.sv.ts";

const MAX_CHARACTERS = 1_000;
/** Ten or twelve digits, in any notation: the customer knows the number, and mail is not confidential. */
const PERSONAL_NUMBER = /\b(?:\d{2})?\d{6}[-+ ]?\d{4}\b/;

/** The problem of a text from staff to a customer; undefined when it can be sent. */
export function findMessageProblem(message: string): string | undefined {
  if (message === "" || message.length > MAX_CHARACTERS) return texts.reason;
  return PERSONAL_NUMBER.test(message) ? texts.reasonNumber : undefined;
}
