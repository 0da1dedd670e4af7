import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useBankIdPoll } from "#web/shell/bankid/use-bankid-poll.ts";
import { askSession } from "#web/shell/session/session-calls.ts";
import { cancelLogin, pollLogin, type StartAnswer, startLogin } from "./login-calls.ts";
import { forgetLogin, recallLogin, rememberLogin } from "./login-memory.ts";
import type { Device } from "#web/shell/bankid/bankid.ts";
import { CHOOSING, isGivenUpByLeaving, type LoginEvent, type LoginState, stepLogin } from "./login-state.ts";
import { loginTexts } from "./login.texts.sv.ts";

export interface LoginHandle {
  readonly state: LoginState;
  start(device: Device, personalNumber: string): void;
  /** The same once more, with the number that was given. */
  retry(device: Device): void;
  noteAppOpened(): void;
  giveUp(): void;
}

interface LoginOptions {
  /** The app has led back here. A tab with a login under way continues it in any case. */
  readonly isReturn: boolean;
  readonly onComplete: () => void;
}

/** Runs one BankID login after another: starts, asks how it goes, and calls it off when the visitor leaves. */
export function useLogin({ isReturn, onComplete }: LoginOptions): LoginHandle {
  const [state, send] = useReducer(stepLogin, isReturn, firstState);
  /** Only here, and gone with the page (OP-09). */
  const personalNumber = useRef("");
  /** The answer to an earlier start than the last is not wanted any more. */
  const starts = useRef(0);

  const isPending = state.kind === "pending";
  const ask = async (signal: AbortSignal) => {
    if (state.kind !== "pending") return;
    const event = await askHowItGoes(state.loginId, signal);
    if (!signal.aborted) send(event);
  };
  useBankIdPoll({ isActive: isPending, intervalMs: isPending ? state.pollAfterMs : 0, ask });

  const isComplete = state.kind === "complete";
  const finish = useEffectEvent(() => {
    forgetLogin();
    onComplete();
  });
  useEffect(() => {
    if (isComplete) finish();
  }, [isComplete]);

  const giveUp = () => {
    starts.current += 1;
    personalNumber.current = "";
    if (state.kind === "pending" && state.loginId !== "") cancelLogin(state.loginId);
    forgetLogin();
    send({ type: "given-up" });
  };
  useGiveUpOnLeaving(state, giveUp);

  const run = async (device: Device) => {
    starts.current += 1;
    const start = starts.current;
    if (state.kind === "pending" && state.loginId !== "") cancelLogin(state.loginId);
    send({ type: "asked-to-start", device });
    const returnPath = location.pathname + location.search;
    const answer = await startLogin({ device, personalNumber: personalNumber.current, returnPath });
    const isWanted = start === starts.current;
    if (answer.kind === "started") {
      if (!isWanted) return cancelLogin(answer.login.loginId);
      if (device === "same") rememberLogin(answer.login.loginId);
    }
    if (isWanted) send(readStart(answer));
  };

  return {
    state,
    start(device, given) {
      personalNumber.current = given;
      void run(device);
    },
    retry: (device) => void run(device),
    noteAppOpened: () => send({ type: "app-opened" }),
    giveUp,
  };
}

function firstState(isReturn: boolean): LoginState {
  const loginId = recallLogin();
  if (!isReturn && loginId === undefined) return CHOOSING;
  return stepLogin(CHOOSING, { type: "resumed", loginId: loginId ?? "", message: loginTexts.resuming });
}

function readStart(answer: StartAnswer): LoginEvent {
  switch (answer.kind) {
    case "started":
      return { type: "started", login: answer.login };
    case "refused":
      return { type: "refused", errors: answer.errors };
    case "unavailable":
      return { type: "failed", message: answer.message, canRetry: true };
    case "too-many":
      return { type: "failed", message: loginTexts.tooMany, canRetry: true };
    case "lost":
      return { type: "failed", message: loginTexts.lost, canRetry: true };
  }
}

async function askHowItGoes(loginId: string, signal: AbortSignal): Promise<LoginEvent> {
  const outcome = await pollLogin(loginId, signal);
  if (outcome.kind === "answer") return { type: "polled", answer: outcome.answer };
  if (outcome.kind === "lost") return { type: "poll-lost" };
  // A page beside this one may have seen it through.
  const { kind } = await askSession(signal);
  return kind === "open" ? { type: "completed" } : { type: "gone", message: loginTexts.gone };
}

function useGiveUpOnLeaving(state: LoginState, giveUp: () => void): void {
  const leave = useEffectEvent(() => {
    if (isGivenUpByLeaving(state)) giveUp();
  });
  useEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
}
