/** What can be made to go wrong at a target, while the simulators run. */
export interface Fault {
  readonly kind: FaultKind;
  /** How large a part of the calls is hit, 0 to 1. */
  readonly share: number;
  /** `slow` answers this much later; the others come to pass after it. */
  readonly delayMs: number;
  /** The fault goes away after hitting so many calls; undefined is never. */
  readonly count: number | undefined;
  /** Only calls of this operation; undefined is all of the target's. */
  readonly operation: string | undefined;
}

/** `hang`, `reset` and `5xx` happen before the work is done; the others do the work and spoil the answer. */
export const FAULT_KINDS = [
  "slow",
  "hang",
  "reset",
  "garbage",
  "truncate",
  "5xx",
  "duplicate-answer",
  "answer-lost",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const failsBeforeWork = (kind: FaultKind): boolean => kind === "hang" || kind === "reset" || kind === "5xx";

/** A certain fault with its usual delay, as a magic input asks for. */
export const certainFault = (kind: FaultKind): Fault => ({
  kind,
  share: 1,
  delayMs: USUAL_DELAY_MS[kind] ?? 0,
  count: undefined,
  operation: undefined,
});

/** A slow answer is slow enough to be seen on the page, and still within the time a search gives a provider. */
const USUAL_DELAY_MS: Partial<Record<FaultKind, number>> = { slow: 5_000 };

/** Reads a fault as the control API takes it; returns a string that describes the error. */
export function readFault(value: unknown): Fault | string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "a fault is an object";
  const unknown = Object.keys(value).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) return `unknown key ${unknown.join(", ")}`;
  const { kind: wanted, share = 1, delayMs, count, operation } = value as Record<string, unknown>;
  const kind = FAULT_KINDS.find((known) => known === wanted);
  if (!kind) return `kind is one of ${FAULT_KINDS.join(", ")}`;
  if (!isNumber(share, 0, 1)) return "share is from 0 to 1";
  if (delayMs !== undefined && !isNumber(delayMs, 0, 600_000)) return "delayMs is from 0 to 600000";
  if (count !== undefined && !(isNumber(count, 1, 1_000_000) && Number.isInteger(count)))
    return "count is a whole number from 1";
  if (operation !== undefined && typeof operation !== "string") return "operation is a text";
  return { kind, share, delayMs: delayMs ?? certainFault(kind).delayMs, count, operation };
}

const KEYS = ["kind", "share", "delayMs", "count", "operation"];

const isNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === "number" && value >= min && value <= max;
