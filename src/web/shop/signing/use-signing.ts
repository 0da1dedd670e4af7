import { useEffect, useRef, useState } from "react";
import { useTexts } from "#ui/texts/use-texts.ts";
import type { Place } from "#domain/addresses/place.ts";
import type { Device } from "#web/shell/bankid/bankid.ts";
import { useBankIdPoll } from "#web/shell/bankid/use-bankid-poll.ts";
import { askSigning, cancelSigning, type SigningAnswer, startSigningAgain } from "./signing-calls.ts";
import { signingTexts } from "./signing.texts.sv.ts";
import type { Signing } from "./signing.ts";

export interface SigningHandle {
  /** Undefined when nothing is to be signed. */
  readonly signing: Signing | undefined;
  readonly isStarting: boolean;
  /** The app has been opened from this page. */
  readonly hasOpenedApp: boolean;
  /** The number of lost answers in a row. */
  readonly lostPolls: number;
  show(signing: Signing | undefined): void;
  startAgain(device: Device): void;
  noteAppOpened(): void;
  /** Cancels it and shows the form again. */
  goBack(): void;
}

interface SigningOptions {
  readonly vertical: Place;
  readonly first: Signing | undefined;
  readonly onSigned: (orderId: string) => void;
}

/** Follows a signing until it is an order. A reload continues it; leaving the checkout cancels it. */
export function useSigning({ vertical, first, onSigned }: SigningOptions): SigningHandle {
  const texts = useTexts(signingTexts);
  const [signing, setSigning] = useState(first);
  const [isStarting, setIsStarting] = useState(false);
  const [hasOpenedApp, setHasOpenedApp] = useState(false);
  const [lostPolls, setLostPolls] = useState(0);
  const latest = useRef(signing);
  useEffect(() => {
    latest.current = signing;
  });

  const show = (next: Signing | undefined) => {
    setLostPolls(0);
    setSigning(next);
  };
  const fail = (message: string, canRetry: boolean) => {
    const now = latest.current;
    if (now) show({ ...now, status: "failed", message, canRetry, qrSvg: undefined, autostart: undefined });
  };
  const take = (answer: SigningAnswer) => {
    if (answer.kind === "lost") return setLostPolls((count) => count + 1);
    if (answer.kind === "gone") return fail(texts.gone, false);
    if (answer.kind === "unavailable") return fail(answer.message, answer.canRetry);
    // The server sends what is signed only once: keep the earlier text when an answer has none.
    const { text, name } = latest.current ?? answer.signing;
    show(answer.signing.text.length > 0 ? answer.signing : { ...answer.signing, text, name });
    return answer.orderId === undefined ? undefined : onSigned(answer.orderId);
  };

  const isPending = signing?.status === "pending" && !isStarting;
  const ask = async (signal: AbortSignal) => {
    if (!signing) return;
    const answer = await askSigning(vertical, signing.signingId, signal);
    if (!signal.aborted) take(answer);
  };
  useBankIdPoll({ isActive: isPending, intervalMs: signing?.pollAfterMs ?? 0, ask });
  useCancelOnLeaving(vertical, latest);

  return {
    signing,
    isStarting,
    hasOpenedApp,
    lostPolls,
    show,
    startAgain(device) {
      const now = latest.current;
      if (!now || isStarting) return;
      setIsStarting(true);
      setHasOpenedApp(false);
      void startSigningAgain(vertical, now.signingId, device).then((answer) => {
        setIsStarting(false);
        if (answer.kind === "lost") fail(texts.lost, true);
        else take(answer);
      });
    },
    noteAppOpened: () => setHasOpenedApp(true),
    goBack() {
      if (latest.current) cancelSigning(vertical, latest.current.signingId);
      show(undefined);
    },
  };
}

/** When the checkout is closed, but not when its page is reloaded. */
function useCancelOnLeaving(vertical: Place, latest: { readonly current: Signing | undefined }): void {
  useEffect(
    () => () => {
      if (latest.current?.status === "pending") cancelSigning(vertical, latest.current.signingId);
    },
    [vertical, latest],
  );
}
