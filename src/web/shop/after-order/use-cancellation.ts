import { useEffect, useRef, useState } from "react";
import type { CancellationResult } from "#http/contract/after-order.schema.ts";
import { track } from "#web/shell/analytics/track.ts";
import { cancelFormer, isBoxShown, type CancellationOutcome, trackedStatus } from "./cancel-former.ts";
import { checkFormer, sendCancellation } from "./former-calls.ts";

type LoginEnd = "fetched" | "not-owner" | "closed";

export interface Cancellation {
  readonly isShown: boolean;
  /** As the page began with, then as the last check said. */
  readonly result: CancellationResult | undefined;
  readonly isLoading: boolean;
  readonly isLoginOpen: boolean;
  readonly outcome: CancellationOutcome | undefined;
  press(): void;
  endLogin(end: LoginEnd): void;
  /** C-231: whatever was told, the box is gone for this visit (OP-30). */
  close(): void;
}

/** `known` is what the page knew of it when it was drawn; without it the box asks by itself, and comes later. */
export function useCancellation(orderId: string, known?: CancellationResult): Cancellation {
  const [first, setFirst] = useState(known);
  const [latest, setLatest] = useState<CancellationResult>();
  const [step, setStep] = useState<"idle" | "busy" | "login">("idle");
  const [told, setTold] = useState<CancellationOutcome>();
  const [isCancelled, setIsCancelled] = useState(false);
  const endOfLogin = useRef<(end: LoginEnd) => void>(undefined);
  const isKnown = first !== undefined;

  useEffect(() => {
    if (isKnown) return undefined;
    let isGone = false;
    void checkFormer(orderId).then((result) => {
      if (!isGone && result) setFirst(result);
    });
    return () => {
      isGone = true;
    };
  }, [orderId, isKnown]);

  const hasTold = useRef(false);
  useEffect(() => {
    if (!first || hasTold.current || !isBoxShown(first, false)) return;
    hasTold.current = true;
    trackCancellation("custom_impression", first);
  }, [first]);

  const result = latest ?? first;

  async function run(): Promise<void> {
    setStep("busy");
    const outcome = await cancelFormer({
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
    setTold(outcome);
    // C-232.
    if (outcome?.kind === "sent" && outcome.result) setLatest({ ...outcome.result, Status: "OK", IsSent: true });
  }

  return {
    isShown: isBoxShown(first, isCancelled),
    result,
    isLoading: step === "busy",
    isLoginOpen: step === "login",
    outcome: told,
    press() {
      if (step !== "idle") return;
      if (result) trackCancellation("custom_click", result);
      void run();
    },
    endLogin(end) {
      if (endOfLogin.current) endOfLogin.current(end);
      // The BankID app led back to a page that had not begun it: what is known now is shown, and the press is the customer's again.
      else if (end === "fetched") void checkFormer(orderId).then((checked) => checked && setLatest(checked));
    },
    close() {
      setTold(undefined);
      setIsCancelled(true);
    },
  };
}

const trackCancellation = (event: "custom_click" | "custom_impression", { Status }: CancellationResult): void =>
  track({ event, action: "cancel_current_insurance", label: trackedStatus(Status) });
