import { WRITTEN_PERSONAL_NUMBER } from "./personal-patterns.ts";
import { findPersonalTrace } from "./personal-traces.ts";

/** Whether a written text holds what looks like a personal number, also one whose date is divided or whose dash has spaces. */
export const hasPersonalNumber = (text: string): boolean =>
  findPersonalTrace(text) === "personal-number" || WRITTEN_PERSONAL_NUMBER.test(text);
