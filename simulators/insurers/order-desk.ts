import { drawCode } from "#simulators/kernel/draw.ts";
import { certainFault, type Fault } from "#simulators/kernel/fault.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import { dayOf, swedishDate } from "#simulators/world/calendar.ts";
import { readQuoteId } from "./quote-ids.ts";

/** An insurer's order book, freed from its protocol's form. Kept in memory: a restarted insurer has forgotten its orders. */
export interface OrderDesk {
  /** Checks and places; the same reference may be placed many times, and every time counts. */
  place(order: IncomingOrder): OrderAnswer;
  /** Every order number under the reference, in the order they were placed. */
  find(reference: string): readonly string[];
}

export interface IncomingOrder {
  readonly reference: string;
  readonly quoteId: string;
  readonly yearlyFeeOre: number;
  /** ISO date. */
  readonly startDate: string;
  readonly personalNumber: string;
}

export type OrderAnswer =
  | { readonly kind: "placed"; readonly orderNumber: string; readonly fault: Fault | undefined }
  | { readonly kind: "refused"; readonly reason: string }
  /** Asked for by the quote: fails, and has placed nothing. */
  | { readonly kind: "failed"; readonly fault: Fault };

export function createOrderDesk(slug: string, target: string, { clock, counters, seed }: SystemTools): OrderDesk {
  const orders = new Map<string, string[]>();
  const failedOnce = new Set<string>();
  return {
    place(order) {
      const quote = readQuoteId(slug, order.quoteId);
      if (!quote) return { kind: "refused", reason: "Vi hittar inte offerten." };
      if (quote.orderTrouble === "refused")
        return { kind: "refused", reason: "Vi kan inte teckna försäkringen just nu." };
      // Once is enough to be seen; the second try goes through.
      if (quote.orderTrouble === "5xx" && !failedOnce.has(order.reference)) {
        failedOnce.add(order.reference);
        return { kind: "failed", fault: certainFault("5xx") };
      }
      const reason = findObjection(order, quote.yearlyFeeOre, quote.validUntilDay, clock.nowMs());
      if (reason) return { kind: "refused", reason };
      const placed = orders.get(order.reference) ?? [];
      const orderNumber = `${slug.slice(0, 3).toUpperCase()}-${drawCode(seed, slug, order.reference, placed.length)}`;
      orders.set(order.reference, [...placed, orderNumber]);
      counters.placed(target, order.reference);
      const isAnswerLost = quote.orderTrouble === "answer-lost" && placed.length === 0;
      return { kind: "placed", orderNumber, fault: isAnswerLost ? certainFault("answer-lost") : undefined };
    },
    find: (reference) => orders.get(reference) ?? [],
  };
}

function findObjection(
  order: IncomingOrder,
  quotedOre: number,
  validUntilDay: number,
  nowMs: number,
): string | undefined {
  if (order.yearlyFeeOre !== quotedOre) return "Priset stämmer inte med offerten.";
  if (dayOf(nowMs) > validUntilDay) return "Offerten har gått ut.";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(order.startDate) || order.startDate < swedishDate(nowMs))
    return "Startdatumet har redan varit.";
  return order.personalNumber === "" ? "Personnummer saknas." : undefined;
}
