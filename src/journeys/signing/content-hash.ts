import { createHash } from "node:crypto";
import type { NewOrder } from "#journeys/order/order.port.ts";
import type { SignedApplication } from "./signing.port.ts";

/** SHA-256 of everything that is ordered or applied for, independent of the order of its fields. */
export function hashContent({ owner: _, ...order }: NewOrder | SignedApplication): string {
  return createHash("sha256").update(canonical(order)).digest("hex");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(",")}}`;
}
