import { HOUR_MS } from "#domain/calendar/durations.ts";

/* What one tab stores from page to page. Only typed contact details identify a person here (OP-09). */

/** A session was open in this tab when it last showed a page. */
const OPEN_KEY = "sparv-session-open";
/** F-054. */
const CLOSED_KEY = "sparv-session-message-closed";
/** Spec 1 §3; only with the setting, and then never the number itself. */
const LEGACY_KEY = "civicnumber";
/** docs/checkout.md: the contact details of a checkout under way. */
const TYPED_KEY = "sparv-kontakt";
/** A checkout takes minutes; details left behind must not be there for the next person at the screen. */
export const TYPED_RETENTION_MS = HOUR_MS;

export function noteOpenSession(legacyHandle: string | undefined): void {
  write(OPEN_KEY, "1");
  // After a new login the next end of the session is shown again.
  write(CLOSED_KEY, undefined);
  write(LEGACY_KEY, legacyHandle);
}

export const wasSessionOpen = (): boolean => read(OPEN_KEY) !== null;

export const noteMessageClosed = (): void => write(CLOSED_KEY, "1");

export const isMessageClosed = (): boolean => read(CLOSED_KEY) !== null;

export interface Typed {
  readonly resultId: string;
  readonly values: Readonly<Record<string, string>>;
  readonly atMs: number;
}

export const writeTyped = (typed: Typed): void => write(TYPED_KEY, JSON.stringify(typed));

/** A browser's storage may contain anything. What cannot be read, or is too old, is removed. */
export function readTyped(): Partial<Typed> | undefined {
  try {
    const typed = JSON.parse(read(TYPED_KEY) ?? "null") as Partial<Typed> | null;
    const ageMs = Date.now() - Number(typed?.atMs);
    if (typed && ageMs >= 0 && ageMs < TYPED_RETENTION_MS) return typed;
  } catch {
    // As above.
  }
  forgetTypedContact();
  return undefined;
}

/** The order is placed, or the visitor has been informed that nothing typed is stored. */
export const forgetTypedContact = (): void => write(TYPED_KEY, undefined);

/** Logging out removes all of it. */
export function forgetSession(): void {
  for (const key of [OPEN_KEY, CLOSED_KEY, LEGACY_KEY, TYPED_KEY]) write(key, undefined);
}

/** A browser may refuse to store anything: then nothing is remembered between pages. */
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
