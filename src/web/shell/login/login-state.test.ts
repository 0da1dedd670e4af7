import { describe, expect, it } from "vitest";
import {
  CHOOSING,
  isGivenUpByLeaving,
  type LoginEvent,
  type LoginState,
  type PollAnswer,
  stepLogin,
} from "./login-state.ts";

const after = (...events: LoginEvent[]): LoginState => events.reduce(stepLogin, CHOOSING);

const ask: LoginEvent = { type: "asked-to-start", device: "other" };
const started: LoginEvent = {
  type: "started",
  login: { loginId: "abc", message: "Starta BankID-appen.", qrSvg: "<svg/>", autostart: undefined, pollAfterMs: 1_000 },
};
const answer = (over: Partial<PollAnswer> = {}): LoginEvent => ({
  type: "polled",
  answer: {
    loginId: "abc",
    status: "pending",
    message: "Skriv in din säkerhetskod.",
    qrSvg: undefined,
    pollAfterMs: 2_000,
    canRetry: true,
    ...over,
  },
});
const resumed = (loginId: string): LoginEvent => ({ type: "resumed", loginId, message: "Väntar." });

describe("a login", () => {
  it("waits for the device that was chosen, and follows the server's answers", () => {
    const waiting = after(ask, started);
    expect(waiting).toMatchObject({ kind: "pending", device: "other", qrSvg: "<svg/>", lostPolls: 0 });
    expect(stepLogin(waiting, answer())).toMatchObject({
      message: "Skriv in din säkerhetskod.",
      qrSvg: undefined,
      pollAfterMs: 2_000,
    });
    expect(stepLogin(waiting, answer({ status: "complete" }))).toEqual({ kind: "complete" });
  });

  it("that failed can be tried again on the same device when the server allows it", () => {
    const failed = after(ask, started, answer({ status: "failed", message: "Åtgärden avbröts." }));
    expect(failed).toEqual({ kind: "failed", device: "other", message: "Åtgärden avbröts.", canRetry: true });
    expect(stepLogin(failed, ask)).toEqual({ kind: "starting", device: "other", isAgain: true });
  });

  it("goes back to the choice when the number is refused, with the server's message", () => {
    const errors = [{ field: "personalnumber", message: "Vänligen ange ett giltigt personnummer" }];
    expect(after(ask, { type: "refused", errors })).toEqual({ kind: "choosing", errors });
  });

  it("continues after lost answers, and resets their count at the next answer", () => {
    const lost = after(ask, started, { type: "poll-lost" }, { type: "poll-lost" });
    expect(lost).toMatchObject({ kind: "pending", lostPolls: 2 });
    expect(stepLogin(lost, answer())).toMatchObject({ lostPolls: 0 });
  });

  it("ignores an answer about an order that it no longer waits for", () => {
    expect(stepLogin(CHOOSING, answer({ status: "complete" }))).toBe(CHOOSING);
    expect(stepLogin(CHOOSING, started)).toBe(CHOOSING);
    expect(after(ask, started, { type: "given-up" }, { type: "poll-lost" })).toBe(CHOOSING);
  });

  it("continues on a page that the app led back to, with or without its id", () => {
    expect(after(resumed("abc"))).toMatchObject({ kind: "pending", device: "same", loginId: "abc" });
    expect(after(resumed(""), answer())).toMatchObject({ kind: "pending", loginId: "abc" });
  });

  it("that no longer exists is shown to a visitor who waited, and not on a page that only looked for one", () => {
    const gone: LoginEvent = { type: "gone", message: "Inloggningen är avslutad." };
    expect(after(ask, started, gone)).toMatchObject({ kind: "failed", canRetry: true });
    expect(after(resumed(""), gone)).toBe(CHOOSING);
    expect(stepLogin({ kind: "complete" }, gone)).toEqual({ kind: "complete" });
  });

  it("is cancelled when the page is left, unless the app has been opened from it", () => {
    const waiting = after(ask, started);
    expect(isGivenUpByLeaving(waiting)).toBe(true);
    expect(isGivenUpByLeaving(stepLogin(waiting, { type: "app-opened" }))).toBe(false);
    expect(isGivenUpByLeaving(after(resumed("abc")))).toBe(false);
    expect(isGivenUpByLeaving(CHOOSING)).toBe(false);
  });
});
