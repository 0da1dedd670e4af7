import { checkMessage } from "#domain/support/check-message.ts";
import { deskErrorTexts as texts } from "./desk.texts.sv.ts";

/** The problem of a text from staff to a customer; undefined when it can be sent. */
export function findMessageProblem(message: string): string | undefined {
  const problem = checkMessage(message);
  return problem && { length: texts.reason, number: texts.reasonNumber }[problem];
}
