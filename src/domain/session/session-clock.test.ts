import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import {
  COUNTDOWN_TICK_MS,
  LOGGED_OUT,
  nextTickMs,
  type SessionClock,
  type SessionEvent,
  stepSession,
} from "./session-clock.ts";

const NOW = 1_800_000_000_000;
const SESSION_MS = 30 * MINUTE_MS;
const WARNING_MS = 10 * MINUTE_MS;

const after = (...events: SessionEvent[]): SessionClock => events.reduce(stepSession, LOGGED_OUT);
const login = (expiresAtMs?: number): SessionEvent => ({ type: "logged-in", expiresAtMs, nowMs: NOW });
const tickAt = (ms: number): SessionEvent => ({ type: "ticked", nowMs: NOW + ms });

describe("the session's clock", () => {
  it("has four statuses, and logged out is the empty one [F-044]", () => {
    const seen = [
      LOGGED_OUT,
      after(login(NOW + SESSION_MS)),
      after(login(NOW + SESSION_MS), tickAt(21 * MINUTE_MS)),
      after(login(NOW + SESSION_MS), tickAt(SESSION_MS)),
    ];
    expect(seen.map(({ status }) => status)).toEqual(["", "valid", "expireSoon", "expired"]);
  });

  it("has an empty status for the logged out alone, not for the expired [F-045]", () => {
    expect(LOGGED_OUT.status).toBe("");
    expect(after(login()).status).toBe("valid");
    expect(after(login(NOW + MINUTE_MS)).status).toBe("expireSoon");
    expect(after(login(NOW - 1)).status).toBe("expired");
  });

  it("is valid from the login, and looks again ten minutes before the end [F-046]", () => {
    const clock = after(login(NOW + SESSION_MS));
    expect(clock.status).toBe("valid");
    expect(nextTickMs(clock, NOW)).toBe(SESSION_MS - WARNING_MS);
  });

  it("warns exactly ten minutes before the end, and not a moment earlier [F-047]", () => {
    const clock = after(login(NOW + SESSION_MS));
    expect(stepSession(clock, tickAt(SESSION_MS - WARNING_MS - 1)).status).toBe("valid");
    expect(stepSession(clock, tickAt(SESSION_MS - WARNING_MS))).toMatchObject({
      status: "expireSoon",
      minutesLeft: 10,
    });
  });

  it("has ended at the end itself [F-048]", () => {
    const clock = after(login(NOW + SESSION_MS), tickAt(SESSION_MS - 1));
    expect(clock.status).toBe("expireSoon");
    expect(stepSession(clock, tickAt(SESSION_MS)).status).toBe("expired");
  });

  it("stays valid and sets no timer when no end is given [F-049]", () => {
    const clock = after(login(), tickAt(24 * 60 * MINUTE_MS));
    expect(clock.status).toBe("valid");
    expect(nextTickMs(clock, NOW)).toBeUndefined();
  });

  it("has ended at once when the end had passed at the login [F-050]", () => {
    const clock = after(login(NOW));
    expect(clock.status).toBe("expired");
    expect(nextTickMs(clock, NOW)).toBeUndefined();
  });

  it("counts the minutes left each second near the end, until none remain [F-051]", () => {
    let clock = after(login(NOW + SESSION_MS), tickAt(SESSION_MS - WARNING_MS));
    const minutes: (number | undefined)[] = [];
    const ticks = new Set<number | undefined>();
    for (let ms = SESSION_MS - WARNING_MS; ms <= SESSION_MS; ms += COUNTDOWN_TICK_MS) {
      clock = stepSession(clock, tickAt(ms));
      if (minutes.at(-1) !== clock.minutesLeft) minutes.push(clock.minutesLeft);
      ticks.add(nextTickMs(clock, NOW + ms));
    }
    // Each second, and none after the end.
    expect([...ticks]).toEqual([1_000, undefined]);
    expect(minutes).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, undefined]);
    expect(clock.status).toBe("expired");
  });

  it("looks again at the end itself, also when that is no whole second away", () => {
    const clock = after(login(NOW + 300));
    expect(nextTickMs(clock, NOW)).toBe(300);
  });

  it("is valid again when the person stays, and cannot be brought back once it has ended", () => {
    const soon = after(login(NOW + 5 * MINUTE_MS));
    const extended: SessionEvent = { type: "extended", expiresAtMs: NOW + SESSION_MS, nowMs: NOW };
    expect(stepSession(soon, extended)).toMatchObject({ status: "valid", minutesLeft: undefined });
    expect(stepSession(after(login(NOW - 1)), extended).status).toBe("expired");
    expect(stepSession(LOGGED_OUT, extended)).toBe(LOGGED_OUT);
  });

  it("does not tick when no one is logged in, nor after the end", () => {
    const ended = after(login(NOW - 1));
    expect(stepSession(LOGGED_OUT, tickAt(1))).toBe(LOGGED_OUT);
    // A clock of the machine that is set back does not open the session again.
    expect(stepSession(ended, tickAt(-MINUTE_MS))).toBe(ended);
  });

  it("is the same clock while nothing that is shown has changed", () => {
    const clock = after(login(NOW + 5 * MINUTE_MS));
    expect(stepSession(clock, tickAt(COUNTDOWN_TICK_MS))).toBe(clock);
  });

  it("remembers that the message was closed, until logout clears it and the status [F-056]", () => {
    const closed = after(login(NOW - 1), { type: "message-closed" });
    expect(closed).toMatchObject({ status: "expired", isMessageClosed: true });
    const out = stepSession(closed, { type: "logged-out" });
    expect(out).toEqual({ status: "", expiresAtMs: undefined, minutesLeft: undefined, isMessageClosed: false });
    expect(nextTickMs(out, NOW)).toBeUndefined();
  });

  it("shows the message again after the next login", () => {
    const again = after(login(NOW - 1), { type: "message-closed" }, login(NOW + SESSION_MS), tickAt(SESSION_MS));
    expect(again).toMatchObject({ status: "expired", isMessageClosed: false });
  });
});
