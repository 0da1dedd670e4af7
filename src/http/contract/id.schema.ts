import { z } from "zod";

/** Our own ids are base64url (`src/platform/ids.ts`); nothing else is looked up, so nothing else reaches a query. */
const ID_PATTERN = /^[\w-]{1,64}$/;

/** One that must be given. A malformed one is answered as an unknown one is: not found. */
export const idSchema = () => z.string().regex(ID_PATTERN);

const OPTIONAL_ID_PATTERN = /^[\w-]{0,64}$/;

/** A form sends an empty text for what it does not have. */
export const optionalIdSchema = () =>
  z
    .string()
    .regex(OPTIONAL_ID_PATTERN)
    .optional()
    .transform((id) => (id === "" ? undefined : id));

const FOREIGN_ID_PATTERN = /^[\w.:~-]{1,100}$/;

/** An id that another company has made, or a code of a mail. */
export const foreignIdSchema = () => z.string().regex(FOREIGN_ID_PATTERN);

export const ID_PATTERNS: readonly string[] = [ID_PATTERN, OPTIONAL_ID_PATTERN, FOREIGN_ID_PATTERN].map(
  ({ source }) => source,
);

/** Whether a schema refused an id for its form. */
export const isMalformedId = (issue: z.core.$ZodIssue): boolean =>
  issue.code === "invalid_format" &&
  issue.format === "regex" &&
  ID_PATTERNS.includes(String(issue.pattern).slice(1, -1));
