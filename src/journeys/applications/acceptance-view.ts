import type { BankIdDevice, BankIdFailure } from "#journeys/bankid/bankid-order.port.ts";
import { QR_POLL_MS } from "#journeys/bankid/bankid-limits.ts";
import { pendingParts, recommendedMessage } from "#journeys/bankid/order-parts.ts";
import type { StoredAcceptance } from "./acceptance.port.ts";
import { acceptanceTexts as texts } from "./acceptance.texts.sv.ts";

/** A signing as its applicant sees it. */
export interface AcceptanceView {
  readonly device: BankIdDevice;
  readonly status: "pending" | "failed";
  readonly message: string;
  /** Only while another device is to read it. */
  readonly qrText: string | undefined;
  /** Only for the same device, until the app has been opened. */
  readonly autoStartToken: string | undefined;
  readonly pollAfterMs: number;
}

/** Undefined when there is nothing to see: it was cancelled, or the offer has been accepted. */
export function viewAcceptance(acceptance: StoredAcceptance, nowMs: number): AcceptanceView | undefined {
  const { device, state, isReturned } = acceptance;
  const none = { device, qrText: undefined, autoStartToken: undefined } as const;
  switch (state.kind) {
    case "pending":
      return {
        ...none,
        status: "pending",
        ...pendingParts(acceptance, state.hintCode, state.secrets, nowMs),
        autoStartToken: device === "same" ? state.secrets.autoStartToken : undefined,
      };
    case "approved": {
      const message = device === "same" && !isReturned ? texts.awaitingReturn : texts.accepting;
      return { ...none, status: "pending", message, pollAfterMs: QR_POLL_MS };
    }
    case "failed":
      return { ...none, status: "failed", message: failureMessage(acceptance, state.failure), pollAfterMs: 0 };
    case "used":
    case "cancelled":
      return undefined;
  }
}

/** The answer had changed when the signature came. */
export const OFFER_CLOSED = "offerClosed";

function failureMessage(acceptance: StoredAcceptance, failure: BankIdFailure): string {
  if (failure.kind === "not-returned") return texts.notReturned;
  if (failure.kind === "error" && failure.errorCode === "anotherPerson") return texts.anotherPerson;
  if (failure.kind === "error" && failure.errorCode === OFFER_CLOSED) return texts.closed;
  const word = failure.kind === "error" ? failure : ({ ...failure, kind: "failed" } as const);
  return texts.unavailable(recommendedMessage(acceptance, word));
}
