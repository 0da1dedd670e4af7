import { readOre } from "#verticals/_contract/wire/wire-reading.ts";
import type { insurers } from "#verticals/_insurance/insurers.ts";
import type { OreBounds } from "./read-quote.ts";

/** The protocol an insurer speaks, and how it differs from the others that do: the same in every line it sells. */
export interface WireStyle {
  readonly protocol: "json-at-once" | "order-then-poll" | "soap";
  /** The status of a refusal, for an insurer that treats it as an error of the request. */
  readonly declineStatus?: number;
  /** At once: kronor as a text with two decimals. */
  readonly hasTextAmounts?: boolean;
  /** Jobs: numbers without spaces and dashes. */
  readonly isUndivided?: boolean;
  readonly soapVersion?: "1.1" | "1.2";
  /** SOAP: in amounts, also in those that it wants to be sent. */
  readonly decimalMark?: "." | ",";
  /** SOAP: writes YYYYMMDD. */
  readonly hasPlainDates?: boolean;
}

export const wireStyles: Readonly<Record<keyof typeof insurers, WireStyle>> = {
  // Ignores a repeated reference and places again, so it must always be asked first (`ordering.find`).
  tuvull: { protocol: "json-at-once" },
  fyrbak: { protocol: "json-at-once", hasTextAmounts: true },
  milvis: { protocol: "json-at-once" },
  rask: { protocol: "json-at-once", declineStatus: 422 },
  // Honours the idempotency key: placing again under the same reference gives the same order.
  rattvis: { protocol: "order-then-poll" },
  akerbar: { protocol: "order-then-poll" },
  ljunghed: { protocol: "order-then-poll", declineStatus: 409 },
  nordkaj: { protocol: "order-then-poll", isUndivided: true },
  granskog: { protocol: "soap" },
  kronhjort: { protocol: "soap", soapVersion: "1.2" },
  bjorkhaga: { protocol: "soap", decimalMark: "," },
  stenvalv: { protocol: "soap", soapVersion: "1.2", hasPlainDates: true },
};

const ORE_PER_KR = 100;

/** Whole öre within bounds. Jobs count in öre, the others in kronor. */
export function readAmount(raw: unknown, style: WireStyle, bounds: OreBounds): number | undefined {
  if (style.protocol === "order-then-poll") return readOre(raw, 1, bounds);
  return readOre(readKr(raw, style), ORE_PER_KR, bounds);
}

/** A text is never in thousands: undefined when it is not a plain amount. */
export function readKr(raw: unknown, { protocol, hasTextAmounts, decimalMark = "." }: WireStyle): unknown {
  if (protocol === "json-at-once" && !hasTextAmounts) return raw;
  const [, whole, mark, part = "00"] = AMOUNT.exec(typeof raw === "string" ? raw : "") ?? [];
  // SOAP may leave the decimals out.
  const isWellMarked = mark === decimalMark || (protocol === "soap" && mark === undefined);
  return whole !== undefined && isWellMarked ? Number(`${whole}.${part}`) : undefined;
}

const AMOUNT = /^(\d{1,7})(?:([.,])(\d{2}))?$/;

export function writeAmount(ore: number, { protocol, hasTextAmounts, decimalMark = "." }: WireStyle): number | string {
  if (protocol === "order-then-poll") return ore;
  if (protocol === "json-at-once" && !hasTextAmounts) return ore / ORE_PER_KR;
  return (ore / ORE_PER_KR).toFixed(2).replace(".", decimalMark);
}
