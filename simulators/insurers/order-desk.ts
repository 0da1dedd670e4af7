import { drawCode } from "#simulators/kernel/draw.ts";
import { certainFault, type Fault } from "#simulators/kernel/fault.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";
import { dayOf, swedishDate } from "#simulators/world/calendar.ts";
import type { OrderFault } from "#simulators/verticals/registry.ts";
import { readQuoteId } from "./quote-ids.ts";

/** An insurer's order book, independent of its protocol. Stored in memory: a restarted insurer has lost its orders. */
export interface OrderDesk {
  /** Checks and places; the same reference may be placed many times, and every time counts. */
  place(order: IncomingOrder): OrderAnswer;
  /** The order under the reference. */
  find(reference: string): FoundOrder;
  /** The customer has paid or given up, on the insurer's page; where the browser goes next, undefined when nothing waits. */
  finish(reference: string, isPaid: boolean): string | undefined;
  /** The customer has withdrawn the order: what is not delivered yet never is. Only where something is delivered afterwards. */
  withdraw?(reference: string): void;
}

export interface IncomingOrder {
  readonly reference: string;
  readonly quoteId: string;
  readonly yearlyFeeOre: number;
  /** ISO date. */
  readonly startDate: string;
  readonly personalNumber: string;
  readonly phone: string;
  /** All that the customer has entered, where the protocol has it under our names. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Where the customer's browser goes after the insurer's page. */
  readonly returnUrl: string;
}

export type OrderAnswer =
  | { readonly kind: "placed"; readonly orderNumber: string; readonly fault: Fault | undefined }
  | { readonly kind: "payment" }
  | { readonly kind: "invalid"; readonly field: string; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string }
  /** Asked for by the quote: fails, and has placed nothing. */
  | { readonly kind: "failed"; readonly fault: Fault };

export type FoundOrder =
  | { readonly kind: "placed"; readonly orderNumbers: readonly string[] }
  | { readonly kind: "payment" }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "none" };

const NOT_PAID = "Betalningen avbröts.";

export function createOrderDesk(slug: string, target: string, { clock, counters, seed }: SystemTools): OrderDesk {
  const orders = new Map<string, string[]>();
  const failedOnce = new Set<string>();
  /** Return addresses by reference, and what came of the payment. */
  const payments = new Map<string, { readonly returnUrl: string; state: "waiting" | "refused" }>();

  function write(reference: string): string {
    const placed = orders.get(reference) ?? [];
    const orderNumber = `${slug.slice(0, 3).toUpperCase()}-${drawCode(seed, slug, reference, placed.length)}`;
    orders.set(reference, [...placed, orderNumber]);
    counters.placed(target, reference);
    return orderNumber;
  }

  return {
    place(order) {
      const { reference } = order;
      const quote = readQuoteId(slug, order.quoteId);
      if (!quote) return { kind: "refused", reason: "Vi hittar inte offerten." };
      if (quote.orderFault === "refused")
        return { kind: "refused", reason: "Vi kan inte ta emot beställningen just nu." };
      if (quote.orderFault === "invalid" && !isReachable(order.phone))
        return { kind: "invalid", field: "phone", reason: "Numret går inte att ringa. Ange ett annat." };
      // Once is enough to be seen; the second try goes through.
      if (quote.orderFault === "5xx" && !failedOnce.has(reference)) {
        failedOnce.add(reference);
        return { kind: "failed", fault: certainFault("5xx") };
      }
      const reason = findObjection(order, quote.yearlyFeeOre, quote.validUntilDay, clock.nowMs());
      if (reason) return { kind: "refused", reason };
      if (quote.orderFault === "payment" && !orders.has(reference)) {
        if (!payments.has(reference)) payments.set(reference, { returnUrl: order.returnUrl, state: "waiting" });
        return { kind: "payment" };
      }
      const isFirst = !orders.has(reference);
      const orderNumber = write(reference);
      return { kind: "placed", orderNumber, fault: isFirst ? answerFault(quote.orderFault) : undefined };
    },
    find(reference) {
      const orderNumbers = orders.get(reference);
      if (orderNumbers) return { kind: "placed", orderNumbers };
      const payment = payments.get(reference);
      if (!payment) return { kind: "none" };
      return payment.state === "waiting" ? { kind: "payment" } : { kind: "refused", reason: NOT_PAID };
    },
    finish(reference, isPaid) {
      const payment = payments.get(reference);
      if (!payment) return undefined;
      if (payment.state === "waiting" && !orders.has(reference)) {
        if (isPaid) write(reference);
        else payment.state = "refused";
      }
      return payment.returnUrl;
    },
  };
}

/** The fault that spoils the answer of an order that has been placed. */
function answerFault(orderFault: OrderFault | undefined): Fault | undefined {
  if (orderFault === "answer-lost") return certainFault("answer-lost");
  if (orderFault === "late") return certainFault("slow");
  return orderFault === "twice" ? certainFault("duplicate-answer") : undefined;
}

/** For the quote that asks for it: numbers that end in 00 do not answer. */
const isReachable = (phone: string): boolean => phone !== "" && !phone.endsWith("00");

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
