import { type SessionClock, type SessionEvent, stepSession } from "#domain/session/session-clock.ts";
import { dropCopies } from "./offline-copies.ts";
import type { SessionAnswer } from "./session-calls.ts";
import { forgetSession, isMessageClosed, noteOpenSession, readTyped, wasSessionOpen } from "./session-memory.ts";
import type { ShownSession } from "./shown-session.ts";

type Ask = () => Promise<SessionAnswer>;

/** The state when a page opens: a session, none, or one that ended since this tab's last page. */
export async function findStart(seen: ShownSession | null, ask: Ask): Promise<SessionEvent[]> {
  const nowMs = Date.now();
  // Expired details are removed, whichever page is opened next.
  readTyped();
  if (seen) {
    noteOpenSession(seen.legacyHandle);
    void dropCopies({ owner: seen.copyOwner });
    return [{ type: "logged-in", expiresAtMs: seen.expiresAtMs + skewOf(seen, nowMs), nowMs }];
  }
  if (!wasSessionOpen()) return [];
  const { kind } = await ask();
  if (kind === "none") forgetAll();
  if (kind !== "ended") return [];
  const ended: SessionEvent = { type: "logged-in", expiresAtMs: nowMs, nowMs };
  return isMessageClosed() ? [ended, { type: "message-closed" }] : [ended];
}

/**
 * The state when the clock is checked. Before it shows that the time is short or out, it asks the server:
 * the customer may have been active in another tab since. Without an answer the clock decides.
 */
export async function findTurn(clock: SessionClock, skewMs: number, ask: Ask): Promise<SessionEvent[]> {
  const tick: SessionEvent = { type: "ticked", nowMs: Date.now() };
  const isTurning = stepSession(clock, tick).status !== clock.status;
  return isTurning ? [...readAnswer(await ask(), skewMs), { ...tick, nowMs: Date.now() }] : [tick];
}

export function readAnswer(answer: SessionAnswer, skewMs: number): SessionEvent[] {
  const nowMs = Date.now();
  switch (answer.kind) {
    case "open":
      return [{ type: "extended", expiresAtMs: answer.expiresAtMs + skewMs, nowMs }];
    case "ended":
      return [{ type: "extended", expiresAtMs: nowMs, nowMs }];
    case "none":
      forgetAll();
      return [{ type: "logged-out" }];
    case "unknown":
      return [];
  }
}

function forgetAll(): void {
  forgetSession();
  void dropCopies();
}

/** The difference between the server's clock and this browser's. */
export const skewOf = (seen: ShownSession, nowMs: number): number => nowMs - seen.nowMs;
