import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import type { SessionAnswer } from "./session-calls.ts";
import { forgetSession, isMessageClosed, noteOpenSession } from "./session-memory.ts";
import type { ShownSession } from "./shown-session.ts";
import { useSessionClock } from "./use-session-clock.ts";

const NOW = Date.parse("2026-11-15T10:00:00Z");
const SESSION_MS = 30 * MINUTE_MS;

const shown = (over: Partial<ShownSession> = {}): ShownSession => ({
  firstName: "Anna",
  lastName: "Lindqvist",
  expiresAtMs: NOW + SESSION_MS,
  nowMs: NOW,
  copyOwner: "anna",
  ...over,
});

/** The server's answer; by default there was no activity since the page was rendered. */
let statusText: SessionAnswer;
let asked: number;
const ports = {
  ask: async () => {
    asked += 1;
    return statusText;
  },
  stay: async () => statusText,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sessionStorage.clear();
  statusText = { kind: "open", expiresAtMs: NOW + SESSION_MS };
  asked = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The same while the clock ticks each second, of which only the last one is run. */
const skip = async (ms: number) => {
  vi.setSystemTime(Date.now() + ms - 1_000);
  await pass(1_000);
};

async function run(seen: ShownSession | null) {
  const rendered = renderHook(({ given }) => useSessionClock(given, ports), { initialProps: { given: seen } });
  await pass(0);
  const status = () => rendered.result.current.clock.status;
  return { ...rendered, status, handle: () => rendered.result.current };
}

describe("the clock beside the page", () => {
  it("turns to expired at the end, and still counts as logged in [F-045] [F-048]", async () => {
    const { status } = await run(shown());
    await pass(20 * MINUTE_MS);
    await skip(10 * MINUTE_MS - 1);
    expect(status()).toBe("expireSoon");
    await pass(1);
    expect(status()).toBe("expired");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("counts down the minutes each second, and ends when none remain [F-051]", async () => {
    const { handle, status } = await run(shown());
    await pass(20 * MINUTE_MS);
    const minutes = [handle().clock.minutesLeft];
    for (let minute = 1; minute <= 10; minute += 1) {
      // The clock is checked once a second, and not more often.
      vi.setSystemTime(Date.now() + MINUTE_MS - 1_000);
      await pass(999);
      expect(handle().clock.minutesLeft).toBe(minutes.at(-1));
      await pass(1);
      minutes.push(handle().clock.minutesLeft);
    }
    expect(minutes).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, undefined]);
    expect(status()).toBe("expired");
  });

  it("asks the server before it warns, and follows its answer when the customer was active in another tab", async () => {
    const { status } = await run(shown());
    statusText = { kind: "open", expiresAtMs: NOW + 45 * MINUTE_MS };
    await pass(20 * MINUTE_MS);
    expect([status(), asked]).toEqual(["valid", 1]);
    await pass(15 * MINUTE_MS);
    expect(status()).toBe("expireSoon");
  });

  it("uses its own time when the server does not answer", async () => {
    const { status } = await run(shown());
    statusText = { kind: "unknown" };
    await pass(20 * MINUTE_MS);
    expect(status()).toBe("expireSoon");
    await skip(10 * MINUTE_MS);
    expect(status()).toBe("expired");
  });

  it("is logged out without a notice, its timers stopped and its storage cleared, after logout in another tab [F-056]", async () => {
    const { status } = await run(shown());
    statusText = { kind: "none" };
    await pass(20 * MINUTE_MS);
    expect([status(), vi.getTimerCount(), sessionStorage.length]).toEqual(["", 0, 0]);
  });

  it("is valid again when the person stays", async () => {
    const { status, handle } = await run(shown());
    await pass(20 * MINUTE_MS);
    await skip(5 * MINUTE_MS);
    statusText = { kind: "open", expiresAtMs: NOW + 55 * MINUTE_MS };
    expect(await act(() => handle().stay())).toBe(true);
    expect(status()).toBe("valid");
    await pass(20 * MINUTE_MS);
    expect(status()).toBe("expireSoon");
  });

  it("reports that staying failed when the server cannot be reached", async () => {
    const { status, handle } = await run(shown());
    await pass(20 * MINUTE_MS);
    await skip(5 * MINUTE_MS);
    statusText = { kind: "unknown" };
    expect(await act(() => handle().stay())).toBe(false);
    expect(status()).toBe("expireSoon");
  });

  it("works in a browser whose clock is three hours fast", async () => {
    const { status } = await run(shown({ nowMs: NOW - 180 * MINUTE_MS, expiresAtMs: NOW - 150 * MINUTE_MS }));
    statusText = { kind: "unknown" };
    expect(status()).toBe("valid");
    await pass(20 * MINUTE_MS);
    expect(status()).toBe("expireSoon");
  });

  it("checks at once when a computer that has slept shows the page again", async () => {
    const { status } = await run(shown());
    vi.setSystemTime(NOW + 31 * MINUTE_MS);
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await pass(0);
    expect(status()).toBe("expired");
  });

  it("shows nothing and sends no request for a visitor who has not been logged in [F-044]", async () => {
    const { status } = await run(null);
    expect([status(), asked, vi.getTimerCount()]).toEqual(["", 0, 0]);
  });

  it("shows on the next page that the session ended, until the message is closed", async () => {
    noteOpenSession(undefined);
    statusText = { kind: "ended" };
    const first = await run(null);
    expect(first.handle().clock).toMatchObject({ status: "expired", isMessageClosed: false });
    act(() => first.handle().closeMessage());
    first.unmount();
    const second = await run(null);
    expect(second.handle().clock).toMatchObject({ status: "expired", isMessageClosed: true });
  });

  it("forgets that the message was closed at the next login and at logout [F-056]", async () => {
    statusText = { kind: "ended" };
    noteOpenSession(undefined);
    const ended = await run(null);
    act(() => ended.handle().closeMessage());
    expect(isMessageClosed()).toBe(true);
    forgetSession();
    expect(isMessageClosed()).toBe(false);
    ended.unmount();
    act(() => ended.handle().closeMessage());
    await run(shown());
    expect(isMessageClosed()).toBe(false);
  });
});
