import type { BankIdCompletion, BankIdStarted, BankIdState } from "#journeys/bankid/bankid.port.ts";
import { readId, readJsonRecord, readRecord, readText } from "#verticals/_contract/wire/wire-reading.ts";
import type { CollectAnswerWire, CompletionWire, ErrorWire, StartAnswerWire } from "./bankid.wire.ts";

type Read<Wire> = { readonly [Field in keyof Wire]?: unknown };

export function readStart(text: string): BankIdStarted | undefined {
  const wire = readJsonRecord(text) as Read<StartAnswerWire> | undefined;
  const orderRef = readId(wire?.orderRef);
  const autoStartToken = readId(wire?.autoStartToken);
  const qrStartToken = readId(wire?.qrStartToken);
  const qrStartSecret = readId(wire?.qrStartSecret);
  if (!orderRef || !autoStartToken || !qrStartToken || !qrStartSecret) return undefined;
  return { kind: "started", orderRef, autoStartToken, qrStartToken, qrStartSecret };
}

/** An answer about another order than the requested one is unreadable. */
export function readState(text: string, orderRef: string): BankIdState | undefined {
  const wire = readJsonRecord(text) as Read<CollectAnswerWire> | undefined;
  if (wire?.orderRef !== orderRef) return undefined;
  const hintCode = readId(wire.hintCode);
  if (wire.status === "pending" || wire.status === "failed") return { kind: wire.status, hintCode };
  if (wire.status !== "complete") return undefined;
  const completion = readCompletion(wire.completionData);
  return completion && { kind: "complete", completion };
}

function readCompletion(value: unknown): BankIdCompletion | undefined {
  const wire = readRecord(value) as Read<CompletionWire> | undefined;
  const user = readRecord(wire?.user) as Read<CompletionWire["user"]> | undefined;
  const device = readRecord(wire?.device) as Read<CompletionWire["device"]> | undefined;
  const personalNumber = readText(user?.personalNumber);
  const firstName = readText(user?.givenName);
  const lastName = readText(user?.surname);
  const hasProof = typeof wire?.signature === "string" && typeof wire.ocspResponse === "string";
  if (!personalNumber || !/^\d{12}$/.test(personalNumber) || !firstName || !lastName || !hasProof) return undefined;
  return {
    personalNumber,
    firstName,
    lastName,
    deviceAddress: readText(device?.ipAddress),
    risk: RISKS.find((risk) => risk === wire.risk),
    evidence: JSON.stringify(value),
  };
}

const RISKS = ["low", "moderate", "high"] as const;

/** A proxy between us and BankID may answer in its place; then the status is all there is. */
export function readError(text: string, status: number): string {
  const wire = readJsonRecord(text) as Read<ErrorWire> | undefined;
  return readId(wire?.errorCode) ?? CODE_OF_STATUS.get(status) ?? "unknown";
}

const CODE_OF_STATUS: ReadonlyMap<number, string> = new Map([
  [400, "invalidParameters"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "notFound"],
  [405, "methodNotAllowed"],
  [408, "requestTimeout"],
  [415, "unsupportedMediaType"],
  [429, "tooManyRequests"],
  [500, "internalError"],
  [502, "internalError"],
  [503, "maintenance"],
  [504, "requestTimeout"],
]);
