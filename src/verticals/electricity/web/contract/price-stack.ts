import type { PriceRow, PriceRowId } from "#verticals/electricity/price-rows.ts";
import { contractTexts } from "./contract.texts.sv.ts";

const texts = contractTexts.stack;

const PARTS: readonly { readonly id: keyof typeof texts; readonly rows: readonly PriceRowId[] }[] = [
  { id: "spot", rows: ["spot"] },
  { id: "base", rows: ["powerFee"] },
  { id: "surcharges", rows: ["certificate", "markup", "certificateAndMarkup", "volumeFee", "environment"] },
  { id: "fixed", rows: ["fixedCost"] },
  { id: "vat", rows: ["vat"] },
  { id: "discount", rows: ["discountYearlyFee", "discountOnce", "discountMonthly", "discountKwh"] },
];

export interface StackPart {
  readonly id: keyof typeof texts;
  readonly name: string;
  readonly kwh: number;
}

/** The price in few parts, which sum to it: those that are paid, and those that are taken off, a spot price below zero with them. */
export function stackPrice(rows: readonly PriceRow[]): {
  readonly paid: readonly StackPart[];
  readonly off: readonly StackPart[];
} {
  const parts = PARTS.map(({ id, rows: ids }) => ({
    id,
    name: texts[id],
    kwh: rows.filter((row) => ids.includes(row.id)).reduce((sum, row) => sum + row.kwh, 0),
  }));
  return { paid: parts.filter(({ kwh }) => kwh > 0), off: parts.filter(({ kwh }) => kwh < 0) };
}
