import { deskErrorTexts as texts } from "./desk.texts.sv.ts";

const MAX_CHARACTERS = 1_000;
/** Ten digits or twelve, however they are written: the customer knows it, and mail is read by more than its receiver. */
const PERSONAL_NUMBER = /\b(?:\d{2})?\d{6}[-+ ]?\d{4}\b/;

/** What is wrong with what staff writes to a customer; nothing, when it can be sent. */
export function findMessageProblem(words: string): string | undefined {
  if (words === "" || words.length > MAX_CHARACTERS) return texts.reason;
  return PERSONAL_NUMBER.test(words) ? texts.reasonNumber : undefined;
}
