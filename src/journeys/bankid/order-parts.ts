import { bankIdMessage, type BankIdOrderStatus } from "#domain/bankid/bankid-messages.ts";
import { animatedQr, type QrSeed } from "./animated-qr.ts";
import { POLL_MS, QR_POLL_MS } from "./bankid-limits.ts";
import type { BankIdDevice } from "./bankid-order.port.ts";

/** How an order was started: decides the text and whether a code is shown. */
export interface StartedOrder {
  readonly device: BankIdDevice;
  readonly isComputer: boolean;
  readonly startedAtMs: number;
}

export interface PendingParts {
  readonly message: string;
  /** Content of the QR code this second, while another device is to read it. */
  readonly qrText: string | undefined;
  readonly pollAfterMs: number;
}

/** What a visitor sees of an order in progress at BankID. */
export function pendingParts(
  order: StartedOrder,
  hintCode: string | undefined,
  seed: QrSeed,
  nowMs: number,
): PendingParts {
  // Before BankID has reported a hint, the order has not been opened.
  const known = hintCode ?? "outstandingTransaction";
  const isWaitedFor = known === "outstandingTransaction" || known === "noClient";
  const isQrShown = order.device === "other" && isWaitedFor;
  return {
    message: recommendedMessage(order, { kind: "pending", hintCode: known }),
    qrText: isQrShown ? animatedQr(seed, nowMs - order.startedAtMs) : undefined,
    pollAfterMs: isQrShown ? QR_POLL_MS : POLL_MS,
  };
}

/** The sentence that BankID recommends. */
export const recommendedMessage = (
  { device, isComputer }: Pick<StartedOrder, "device" | "isComputer">,
  word: BankIdOrderStatus,
): string => bankIdMessage(word, { start: device === "same" ? "autostart" : "qr", isComputer }).text;

/** Decides which of the sentences about the app applies. */
export const isComputerBrowser = (userAgent: string): boolean => !/Mobi|Android|iPhone|iPad/i.test(userAgent);
