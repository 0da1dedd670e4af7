import { LOG_FIELDS, type LogFieldKind } from "./log-fields.ts";
import { maskAddress, maskText } from "./mask.ts";

export type WrittenValue = string | number | boolean | readonly string[] | WrittenError;

export interface WrittenError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: WrittenError;
  readonly errors?: readonly WrittenError[];
}

/** What may be written of the given fields, and in `droppedFields` how many were left out. Takes anything, never throws. */
export function pickKnownFields(fields: unknown): Record<string, WrittenValue> {
  const known: Record<string, WrittenValue> = {};
  let dropped = 0;
  try {
    if (typeof fields !== "object" || fields === null) return { droppedFields: 1 };
    if (fields instanceof Error) return { error: writeError(fields) };
    for (const name of Object.keys(fields)) {
      const value = (fields as Record<string, unknown>)[name];
      if (value === undefined) continue;
      const written = writerOf.get(name)?.(value);
      if (written === undefined) dropped++;
      else known[name] = written;
    }
  } catch {
    // A getter or a proxy of a foreign object may throw; the line is written without the remaining fields.
    dropped++;
  }
  if (dropped > 0) known["droppedFields"] = dropped;
  return known;
}

const writers: Record<LogFieldKind, (value: unknown) => WrittenValue | undefined> = {
  name: (value) => (typeof value === "string" && NAME.test(value) ? maskText(value) : undefined),
  id: (value) => (typeof value === "string" && ID.test(value) ? maskText(value) : undefined),
  // Exempt from masking: hexadecimals of this exact length now and then hold digits that look like a date.
  trace: (value) => (typeof value === "string" && TRACE.test(value) ? value : undefined),
  count: (value) => (typeof value === "number" && isHarmless(value) ? value : undefined),
  path: (value) => (typeof value === "string" ? maskAddress(value) : undefined),
  text: (value) => (typeof value === "string" ? maskText(value) : undefined),
  names: (value) =>
    Array.isArray(value) &&
    value.length <= MAX_NAMES &&
    value.every((name) => typeof name === "string" && NAME.test(name))
      ? value.map((name: string) => maskText(name))
      : undefined,
  error: (value) => writeError(value),
};

/** A map and not the object: `constructor` is no field. */
const writerOf = new Map(Object.entries(LOG_FIELDS).map(([name, { kind }]) => [name, writers[kind]]));

const NAME = /^[\w.:/-]{1,80}$/;
const ID = /^[\w-]{1,64}$/;
const TRACE = /^(?:[0-9a-f]{16}){1,2}$/;
const MAX_NAMES = 100;

/** A personal number fits in a number too, and one of the years 01-09 has lost its leading zero there. */
function isHarmless(value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (Math.abs(value) < 1e8) return true;
  const digits = String(Math.abs(value)).padStart(10, "0");
  return maskText(digits) === digits;
}

/** Deeper causes add nothing. */
const MAX_CAUSE_DEPTH = 3;
const MAX_ERRORS = 5;

/** Only what every error has, so that a row, a request or an answer that a library attaches to its error is left out. */
function writeError(thrown: unknown, depth = 0): WrittenError {
  try {
    if (!(thrown instanceof Error)) {
      return {
        type: typeof thrown,
        message: typeof thrown === "string" ? maskText(thrown) : "thrown value that is no error",
      };
    }
    const { code, stack, cause } = thrown as Error & { code?: unknown };
    const errors: unknown = (thrown as { errors?: unknown }).errors;
    return {
      type: maskText(textOf(thrown.name)),
      message: maskText(textOf(thrown.message)),
      ...(typeof code === "string" && NAME.test(code) ? { code: maskText(code) } : {}),
      ...(typeof stack === "string" ? { stack: maskText(stack) } : {}),
      ...(cause !== undefined && depth < MAX_CAUSE_DEPTH ? { cause: writeError(cause, depth + 1) } : {}),
      ...(Array.isArray(errors) && depth < MAX_CAUSE_DEPTH
        ? { errors: errors.slice(0, MAX_ERRORS).map((each) => writeError(each, depth + 1)) }
        : {}),
    };
  } catch {
    return { type: "unknown", message: "an error that cannot be read" };
  }
}

/** What the type promises, other people's classes break. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : typeof value);
