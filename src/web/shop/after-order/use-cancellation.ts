import { useEffect, useRef, useState } from "react";
import { usePoll } from "#ui/poll/use-poll.ts";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import { track } from "#web/shell/analytics/track.ts";
import { cancelFormer, isBoxShown, type CancellationOutcome, trackedStatus } from "./cancel-former.ts";
import { askFormer, checkFormer, sendCancellation } from "./former-calls.ts";

type LoginEnd = "fetched" | "not-owner" | "closed";

export interface Cancellation {
  readonly isShown: boolean;
  /** From the page load at first, then from the latest check. */
  readonly result: CancellationResult | undefined;
  readonly isLoading: boolean;
  readonly isLoginOpen: boolean;
  readonly outcome: CancellationOutcome | undefined;
  press(): void;
  endLogin(end: LoginEnd): void;
  /** C-231: after any outcome, the box is hidden for this visit (OP-30). */
  close(): void;
}

/** A busy node refuses for some seconds, and states five (`Retry-After`). The box is of use for as long as the visitor reads the page. */
const ASK_AGAIN_MS = 5_000;
const MOST_QUESTIONS = 12;

/** `known` is what the page had loaded when it rendered; without it the box requests the status itself and appears later. */
export function useCancellation(orderId: string, known?: CancellationResult): Cancellation {
  const [first, setFirst] = useState(known);
  const [latest, setLatest] = useState<CancellationResult>();
  const [step, setStep] = useState<"idle" | "busy" | "login">("idle");
  const [outcome, setOutcome] = useState<CancellationOutcome>();
  const [isCancelled, setIsCancelled] = useState(false);
  const endOfLogin = useRef<(end: LoginEnd) => void>(undefined);
  const [left, setLeft] = useState(first === undefined ? MOST_QUESTIONS : 0);

  usePoll({
    isActive: left > 0,
    intervalMs: left === MOST_QUESTIONS ? 0 : ASK_AGAIN_MS,
    async ask(signal) {
      const answer = await askFormer(orderId);
      if (signal.aborted) return;
      if (answer === "later") return setLeft(left - 1);
      setLeft(0);
      setFirst(answer);
    },
  });

  const hasTracked = useRef(false);
  useEffect(() => {
    if (!first || hasTracked.current || !isBoxShown(first, false)) return;
    hasTracked.current = true;
    trackCancellation("custom_impression", first);
  }, [first]);

  const result = latest ?? first;

  async function run(): Promise<void> {
    setStep("busy");
    const latestOutcome = await cancelFormer({
      async check() {
        const checked = await checkFormer(orderId);
        if (checked) setLatest(checked);
        return checked;
      },
      async fetch() {
        setStep("login");
        const end = await new Promise<LoginEnd>((resolve) => {
          endOfLogin.current = resolve;
        });
        setStep("busy");
        return end;
      },
      send: ({ Mandate }) => sendCancellation(orderId, Mandate?.Version ?? ""),
    });
    setStep("idle");
    setOutcome(latestOutcome);
    // C-232.
    if (latestOutcome?.kind === "sent" && latestOutcome.result)
      setLatest({ ...latestOutcome.result, Status: "OK", IsSent: true });
  }

  return {
    isShown: isBoxShown(first, isCancelled),
    result,
    isLoading: step === "busy",
    isLoginOpen: step === "login",
    outcome,
    press() {
      if (step !== "idle") return;
      if (result) trackCancellation("custom_click", result);
      void run();
    },
    endLogin(end) {
      if (endOfLogin.current) endOfLogin.current(end);
      // The BankID app returned to a page that had not started the login: show what is known now, and let the customer press again.
      else if (end === "fetched") void checkFormer(orderId).then((checked) => checked && setLatest(checked));
    },
    close() {
      setOutcome(undefined);
      setIsCancelled(true);
    },
  };
}

const trackCancellation = (event: "custom_click" | "custom_impression", { Status }: CancellationResult): void =>
  track({ event, action: "cancel_current_insurance", label: trackedStatus(Status) });
