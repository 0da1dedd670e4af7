import { findPersonalTrace } from "./personal-traces.ts";

/** Whether a written text holds what looks like a personal number, also one whose date is divided or whose dash has spaces. */
export const hasPersonalNumber = (text: string): boolean =>
  findPersonalTrace(text) === "personal-number" || DIVIDED.test(text);

/** As the mask of the logs divides them (`src/platform/logging/mask.ts`). A phone number in groups is none. */
const DIVIDED =
  /(?<!\d)(?:(?:1[89]|20)\d{2}|\d{2})(?:[-./ ](?:0[1-9]|1[0-2])[-./ ]|(?:0[1-9]|1[0-2]))(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])\s?[-+\u2010-\u2015\u2212]?\s?\d{4}(?!\d)/;
