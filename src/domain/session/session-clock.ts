import { MINUTE_MS } from "#domain/calendar/durations.ts";

/** Spec 1 §4: empty is logged out. */
export const SESSION_STATUSES = ["", "valid", "expireSoon", "expired"] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** What the page knows of the session's time, between two events. The server decides; this only informs the visitor. */
export interface SessionClock {
  readonly status: SessionStatus;
  /** Undefined when no end was given: then nothing is counted. */
  readonly expiresAtMs: number | undefined;
  /** Whole minutes begun, only while the end is near. */
  readonly minutesLeft: number | undefined;
  /** The visitor has closed the notice that the session has ended. */
  readonly isMessageClosed: boolean;
}

export type SessionEvent =
  | { readonly type: "logged-in"; readonly expiresAtMs?: number | undefined; readonly nowMs: number }
  /** The person has done something, here or in another tab: the end is another. */
  | { readonly type: "extended"; readonly expiresAtMs: number; readonly nowMs: number }
  | { readonly type: "ticked"; readonly nowMs: number }
  | { readonly type: "message-closed" }
  | { readonly type: "logged-out" };

/** Spec 1 §9. */
export const WARNING_MS = 10 * MINUTE_MS;
export const COUNTDOWN_TICK_MS = 1_000;

export const LOGGED_OUT: SessionClock = {
  status: "",
  expiresAtMs: undefined,
  minutesLeft: undefined,
  isMessageClosed: false,
};

export function stepSession(clock: SessionClock, event: SessionEvent): SessionClock {
  switch (event.type) {
    case "logged-in":
      return readTime({ ...LOGGED_OUT, status: "valid", expiresAtMs: event.expiresAtMs }, event.nowMs);
    case "extended":
      // What has ended stays ended: only a new login opens it.
      return clock.status === "" || clock.status === "expired"
        ? clock
        : readTime({ ...clock, expiresAtMs: event.expiresAtMs }, event.nowMs);
    case "ticked":
      return clock.status === "" || clock.status === "expired" ? clock : readTime(clock, event.nowMs);
    case "message-closed":
      return clock.isMessageClosed ? clock : { ...clock, isMessageClosed: true };
    case "logged-out":
      return LOGGED_OUT;
  }
}

/** How long until the clock must be looked at again; undefined when it need not be. */
export function nextTickMs({ status, expiresAtMs }: SessionClock, nowMs: number): number | undefined {
  if (expiresAtMs === undefined) return undefined;
  if (status === "valid") return Math.max(0, expiresAtMs - WARNING_MS - nowMs);
  // Never past the end itself, which need not fall on a whole second.
  return status === "expireSoon" ? Math.min(COUNTDOWN_TICK_MS, Math.max(0, expiresAtMs - nowMs)) : undefined;
}

function readTime(clock: SessionClock, nowMs: number): SessionClock {
  if (clock.expiresAtMs === undefined) return clock;
  const leftMs = clock.expiresAtMs - nowMs;
  const minutesLeft = leftMs > 0 && leftMs <= WARNING_MS ? Math.ceil(leftMs / MINUTE_MS) : undefined;
  const status = leftMs <= 0 ? "expired" : minutesLeft === undefined ? "valid" : "expireSoon";
  // The same object while nothing a visitor sees has changed: the countdown ticks each second, minutes do not.
  const isSame = status === clock.status && minutesLeft === clock.minutesLeft;
  return isSame ? clock : { ...clock, status, minutesLeft };
}
