import type { PriceRow, PriceRowId } from "#verticals/electricity/price-rows.ts";
import { contractTexts } from "./contract.texts.sv.ts";

const texts = contractTexts.stack;

const PARTS: readonly { readonly id: keyof typeof texts; readonly rows: readonly PriceRowId[] }[] = [
  { id: "spot", rows: ["spot"] },
  { id: "base", rows: ["powerFee"] },
  { id: "surcharges", rows: ["certificate", "markup", "certificateAndMarkup", "volumeFee", "environment"] },
  { id: "fixed", rows: ["fixedCost"] },
  { id: "vat", rows: ["vat"] },
];

interface StackPart {
  readonly id: keyof typeof texts;
  readonly name: string;
  readonly kwh: number;
}

/** The price in few parts, to be shown as a bar. Discounts are in the table alone: a bar has no length below zero. So is a price below zero. */
export const stackPrice = (rows: readonly PriceRow[]): readonly StackPart[] =>
  PARTS.map(({ id, rows: ids }) => ({
    id,
    name: texts[id],
    kwh: rows.filter((row) => ids.includes(row.id)).reduce((sum, row) => sum + row.kwh, 0),
  })).filter(({ kwh }) => kwh > 0);
