import { MEASURED_EMAIL, MEASURED_PERSONAL_NUMBER, MEASURED_PHONE } from "./personal-patterns.ts";

/**
 * Whether a text could hold something of a person: a personal number, an e-mail address or a phone number. Used on
 * everything that is measured, on its way out of the browser and into our own tables. Rather one event too few than one
 * number too many: what only looks like one counts.
 */
export type PersonalTrace = "personal-number" | "email" | "phone";

export const findPersonalTrace = (text: string): PersonalTrace | undefined =>
  TRACES.find(({ pattern }) => pattern.test(decoded(text)))?.trace;

const TRACES = [
  { trace: "personal-number", pattern: MEASURED_PERSONAL_NUMBER },
  { trace: "email", pattern: MEASURED_EMAIL },
  { trace: "phone", pattern: MEASURED_PHONE },
] as const;

/** An address holds an at sign or a plus as %40 and %2B. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
