import { bankIdTexts } from "./bankid-messages.texts.sv.ts";

/** BankID's latest answer about an order, or about our request. */
export type BankIdOrderStatus =
  | { readonly kind: "pending"; readonly hintCode: string | undefined }
  | { readonly kind: "failed"; readonly hintCode: string | undefined }
  | { readonly kind: "error"; readonly errorCode: string };

/** How the order was started decides some of the sentences. */
export interface BankIdSetting {
  readonly start: "qr" | "autostart";
  readonly isComputer: boolean;
}

export type BankIdMessageId = keyof typeof bankIdTexts;

export interface BankIdMessage {
  readonly id: BankIdMessageId;
  readonly text: string;
}

/** The one table from BankID's codes to the sentences it recommends. A code that is new to us has a sentence too. */
export function bankIdMessage(word: BankIdOrderStatus, setting: BankIdSetting): BankIdMessage {
  const id = messageId(word, setting);
  return { id, text: bankIdTexts[id] };
}

function messageId(word: BankIdOrderStatus, setting: BankIdSetting): BankIdMessageId {
  switch (word.kind) {
    case "pending":
      return (word.hintCode === undefined ? undefined : PENDING.get(word.hintCode)?.(setting)) ?? "RFA21";
    case "failed":
      return (word.hintCode === undefined ? undefined : FAILED.get(word.hintCode)?.(setting)) ?? "RFA22";
    case "error":
      return ERRORS.get(word.errorCode) ?? "RFA22";
  }
}

type Choice = (setting: BankIdSetting) => BankIdMessageId;

/** Maps and not objects: `constructor` is no code of theirs. */
const PENDING: ReadonlyMap<string, Choice> = new Map<string, Choice>([
  ["outstandingTransaction", ({ start }) => (start === "qr" ? "RFA1" : "RFA13")],
  ["noClient", () => "RFA1"],
  ["started", ({ isComputer, start }) => (isComputer && start === "autostart" ? "RFA15A" : "RFA15B")],
  ["userMrtd", () => "RFA23"],
  ["userCallConfirm", () => "RFA21"],
  ["userSign", () => "RFA9"],
  ["processing", () => "RFA21"],
]);

const FAILED: ReadonlyMap<string, Choice> = new Map<string, Choice>([
  ["expiredTransaction", () => "RFA8"],
  ["certificateErr", () => "RFA16"],
  ["userCancel", () => "RFA6"],
  ["cancelled", () => "RFA3"],
  ["startFailed", ({ start }) => (start === "qr" ? "RFA17B" : "RFA17A")],
  ["userDeclinedCall", () => "RFA22"],
  ["notSupportedByUserApp", () => "RFA22"],
  ["transactionRiskBlocked", () => "RFA22"],
]);

/** Our own mistakes have a text of our own. */
const ERRORS: ReadonlyMap<string, BankIdMessageId> = new Map<string, BankIdMessageId>([
  ["alreadyInProgress", "RFA4"],
  ["requestTimeout", "RFA5"],
  ["tooManyRequests", "RFA5"],
  ["internalError", "RFA5"],
  ["maintenance", "RFA5"],
  ["methodNotAllowed", "RFA5"],
  ["invalidParameters", "OWN"],
  ["unauthorized", "OWN"],
  ["forbidden", "OWN"],
  ["notFound", "OWN"],
  ["unsupportedMediaType", "OWN"],
]);

export const PENDING_HINTS: readonly string[] = [...PENDING.keys()];
export const FAILED_HINTS: readonly string[] = [...FAILED.keys()];
export const ERROR_CODES: readonly string[] = [...ERRORS.keys()];
