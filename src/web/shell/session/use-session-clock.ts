import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { LOGGED_OUT, nextTickMs, type SessionClock, stepSession } from "#domain/session/session-clock.ts";
import { askSession, type SessionAnswer, stayLoggedIn } from "./session-calls.ts";
import { noteMessageClosed } from "./session-memory.ts";
import { findStart, findTurn, readAnswer, skewOf } from "./session-turns.ts";
import type { ShownSession } from "./shown-session.ts";

export interface SessionHandle {
  readonly clock: SessionClock;
  /** False when the server could not be reached. */
  stay(): Promise<boolean>;
  closeMessage(): void;
}

interface SessionPorts {
  ask(signal: AbortSignal): Promise<SessionAnswer>;
  stay(): Promise<SessionAnswer>;
}

const SERVER: SessionPorts = { ask: askSession, stay: stayLoggedIn };

/** Runs the session's clock beside the page. */
export function useSessionClock(seen: ShownSession | null, ports: SessionPorts = SERVER): SessionHandle {
  const [clock, send] = useReducer(stepSession, LOGGED_OUT);
  /** Measured once for a page: both clocks run equally fast. */
  const skewMs = useRef(0);

  const begin = useEffectEvent(async (from: ShownSession | null, signal: AbortSignal) => {
    if (from) skewMs.current = skewOf(from, Date.now());
    const events = await findStart(from, () => ports.ask(signal));
    if (!signal.aborted) for (const event of events) send(event);
  });
  useEffect(() => {
    const controller = new AbortController();
    void begin(seen, controller.signal);
    return () => controller.abort();
  }, [seen]);

  const look = useEffectEvent(async (signal: AbortSignal) => {
    const events = await findTurn(clock, skewMs.current, () => ports.ask(signal));
    if (!signal.aborted) for (const event of events) send(event);
  });
  const { status, expiresAtMs } = clock;
  useEffect(() => watchSession({ status, expiresAtMs }, look), [status, expiresAtMs]);

  return {
    clock,
    async stay() {
      const answer = await ports.stay();
      for (const event of readAnswer(answer, skewMs.current)) send(event);
      return answer.kind !== "unknown";
    },
    closeMessage() {
      noteMessageClosed();
      send({ type: "message-closed" });
    },
  };
}

/** Checks when the clock is due, and when the page becomes visible: a computer that has slept has not counted. */
function watchSession(
  { status, expiresAtMs }: Pick<SessionClock, "status" | "expiresAtMs">,
  look: (signal: AbortSignal) => Promise<void>,
): () => void {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function lookOn(): Promise<void> {
    await look(controller.signal);
    if (!controller.signal.aborted) plan();
  }
  function plan(): void {
    const delayMs = nextTickMs({ ...LOGGED_OUT, status, expiresAtMs }, Date.now());
    if (delayMs !== undefined) timer = setTimeout(() => void lookOn(), delayMs);
  }
  const onShown = () => {
    if (document.visibilityState === "visible") void look(controller.signal);
  };
  plan();
  document.addEventListener("visibilitychange", onShown);
  return () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onShown);
  };
}
