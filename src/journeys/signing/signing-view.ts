import type { ShownBankIdStatus } from "#domain/bankid/bankid-order-state.ts";
import type { BankIdDevice, BankIdFailure } from "#journeys/bankid/bankid-order.port.ts";
import { pendingParts, recommendedMessage } from "#journeys/bankid/order-parts.ts";
import { QR_POLL_MS } from "#journeys/bankid/bankid-limits.ts";
import type { NewOrder } from "#journeys/order/order.port.ts";
import type { SignedText } from "#domain/bankid/signed-text.ts";
import { type StoredSigning, subjectOf } from "./signing.port.ts";
import { signingTexts as texts } from "./signing.texts.sv.ts";

/** A signing as its visitor sees it. */
export interface SigningView {
  readonly signingId: string;
  readonly orderId: string;
  readonly device: BankIdDevice;
  readonly text: SignedText;
  /** What will be ordered; undefined when it has been ordered. */
  readonly order: NewOrder | undefined;
  /** Who signs. */
  readonly name: string;
  readonly status: ShownBankIdStatus;
  readonly hintCode: string | undefined;
  readonly message: string;
  /** Only while another device is to read it. */
  readonly qrText: string | undefined;
  /** Only for the same device, until the app has been opened. */
  readonly autoStartToken: string | undefined;
  readonly pollAfterMs: number;
  readonly startedAt: Date;
}

type Shown = Pick<SigningView, "status" | "message"> & Partial<SigningView>;

const show = (signing: StoredSigning, shown: Shown): SigningView => ({
  signingId: signing.signingId,
  orderId: signing.orderId,
  device: signing.device,
  text: signing.content?.text ?? [],
  order: signing.content && "order" in signing.content ? signing.content.order : undefined,
  name: (signing.content && subjectOf(signing.content).personal["name"]) ?? "",
  hintCode: undefined,
  qrText: undefined,
  autoStartToken: undefined,
  pollAfterMs: 0,
  startedAt: new Date(signing.startedAtMs),
  ...shown,
});

export function viewPending(signing: StoredSigning, nowMs: number): SigningView {
  const { state } = signing;
  if (state.kind !== "pending") return viewAlmostDone(signing);
  const { hintCode, secrets } = state;
  return show(signing, {
    status: "pending",
    hintCode,
    ...pendingParts(signing, hintCode, secrets, nowMs),
    autoStartToken: signing.device === "same" ? secrets.autoStartToken : undefined,
  });
}

/** Signed; the browser has not returned yet, or another tab is a moment ahead. */
export const viewAlmostDone = (signing: StoredSigning): SigningView =>
  show(signing, {
    status: "pending",
    message: signing.device === "same" && !signing.isReturned ? texts.awaitingReturn : acceptingOf(signing),
    pollAfterMs: QR_POLL_MS,
  });

const acceptingOf = ({ content }: StoredSigning): string =>
  content && "application" in content ? texts.acceptingApplication : texts.accepting;

export const viewComplete = (signing: StoredSigning, orderId = signing.orderId): SigningView =>
  show(signing, { status: "complete", message: texts.complete, orderId });

export const viewFailed = (signing: StoredSigning, failure: BankIdFailure): SigningView =>
  show(signing, {
    status: "failed",
    hintCode: failure.kind === "bankid" ? failure.hintCode : undefined,
    message: failureMessage(signing, failure),
  });

/** The stored state, without asking BankID: for a page that is opened. */
export function viewStored(signing: StoredSigning, nowMs: number): SigningView {
  const { state } = signing;
  switch (state.kind) {
    case "pending":
      return viewPending(signing, nowMs);
    case "approved":
      return viewAlmostDone(signing);
    case "used":
      return viewComplete(signing);
    case "failed":
      return viewFailed(signing, state.failure);
    case "cancelled":
      return viewFailed(signing, { kind: "bankid", hintCode: "cancelled" });
  }
}

function failureMessage(signing: StoredSigning, failure: BankIdFailure): string {
  if (failure.kind === "not-returned") return texts.notReturned;
  if (failure.kind === "error" && failure.errorCode === "anotherPerson") return texts.anotherPerson;
  return recommendedMessage(signing, failure.kind === "error" ? failure : { ...failure, kind: "failed" });
}
