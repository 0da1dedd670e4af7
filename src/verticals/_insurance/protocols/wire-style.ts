import { readOre } from "#verticals/_contract/wire/wire-reading.ts";
import type { WireStyle } from "#verticals/_insurance/insurers.ts";
import type { OreBounds } from "./read-quote.ts";

const ORE_PER_KR = 100;

/** Whole öre within bounds. Jobs count in öre, the others in kronor. */
export function readAmount(raw: unknown, style: WireStyle, bounds: OreBounds): number | undefined {
  if (style.protocol === "order-then-poll") return readOre(raw, 1, bounds);
  return readOre(readKr(raw, style), ORE_PER_KR, bounds);
}

/** A text is never in thousands: undefined when it is not a plain amount. */
function readKr(raw: unknown, { protocol, hasTextAmounts, decimalMark = "." }: WireStyle): unknown {
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
