import { isRecord } from "../validation/is-record.ts";

/** Whether a value of a signed document is as the document's format describes it, with nothing besides. */
export type Shape = (value: unknown) => boolean;

type Shapes = Readonly<Record<string, Shape>>;

/** Every required name, any of the optional ones, and no other. */
export const exactly =
  (required: Shapes, optional: Shapes = {}): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => (ownOf(required, name) ?? ownOf(optional, name))?.(each) ?? false);

const ownOf = (shapes: Shapes, name: string): Shape | undefined =>
  Object.hasOwn(shapes, name) ? shapes[name] : undefined;

export const listOf =
  (shape: Shape, maxCount: number): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= maxCount && value.every(shape);

/** Any names, each with the same shape of value. */
export const mapOf =
  (shape: Shape, maxCount: number): Shape =>
  (value) =>
    isRecord(value) && Object.keys(value).length <= maxCount && Object.values(value).every(shape);

export const text =
  (maxChars: number): Shape =>
  (value) =>
    typeof value === "string" && value.length > 0 && value.length <= maxChars;

export const matching =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === "string" && pattern.test(value);

export const whole =
  (min: number, max: number = Number.MAX_SAFE_INTEGER): Shape =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

export const oneOf =
  (...choices: readonly (string | number | boolean)[]): Shape =>
  (value) =>
    choices.some((choice) => choice === value);

/** UTC with milliseconds, a time that exists. */
export const isoTime: Shape = (value) =>
  typeof value === "string" && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

/** A SHA-256, as `sha256sum` prints it. */
export const sha256Hex: Shape = matching(/^[0-9a-f]{64}$/);
