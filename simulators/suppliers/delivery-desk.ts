import { certainFault, type Fault } from "#simulators/kernel/fault.ts";
import type { SystemTools } from "#simulators/kernel/system.ts";

/** How a supplier delivers what was ordered, independent of its protocol. Stored in memory, by the customer's reference. */
export interface DeliveryDesk {
  /** A placed order is to be delivered; the same reference again changes nothing. */
  begin(delivery: IncomingDelivery): void;
  ask(reference: string): DeliveryAnswer;
  /** A corrected value; the same key again gets the same answer. */
  correct(correction: IncomingCorrection): DeliveryAnswer;
  cancel(reference: string): void;
}

export interface IncomingDelivery {
  readonly reference: string;
  /** ISO date. */
  readonly startDate: string;
  /** The value that is checked after the order; empty when the supplier finds it itself. */
  readonly checkedValue: string;
  /** How the answer to the order marks a delivery that goes wrong; none for most. */
  readonly fault?: DeliveryFault | undefined;
}

export interface IncomingCorrection {
  readonly reference: string;
  readonly idempotencyKey: string;
  readonly value: string;
}

/** refused: for good. moved: the day is moved once. pending: never anything else. */
export type DeliveryFault = "refused" | "moved" | "pending" | "5xx" | "answer-lost";

export type DeliveryAnswer =
  | { readonly kind: "none" }
  | { readonly kind: "pending" }
  | { readonly kind: "confirmed" | "moved" | "completed"; readonly date: string }
  | { readonly kind: "refused"; readonly isAboutValue: boolean; readonly reason: string }
  | { readonly kind: "failed"; readonly fault: Fault };

export interface DeliveryRules {
  /** When a delivery is confirmed, moved and completed, counted from its order or its latest correction. */
  readonly confirmAfterMs: number;
  readonly moveAfterMs: number;
  readonly completeAfterMs: number;
  /** Whether the party that owns the value knows it. */
  readonly accepts: (value: string) => boolean;
}

interface Delivery extends IncomingDelivery {
  readonly value: string;
  readonly sinceMs: number;
  readonly keys: readonly string[];
  /** The first question of a delivery that fails once has been asked. */
  readonly hasFailed: boolean;
}

const MOVED_DAYS = 7;
const DAY_MS = 86_400_000;
const UNKNOWN_VALUE = "Numret finns inte. Kontrollera det och försök igen.";
const NOT_POSSIBLE = "Vi kan inte leverera hit.";

export function createDeliveryDesk(
  target: string,
  rules: DeliveryRules,
  { clock, counters }: Pick<SystemTools, "clock" | "counters">,
): DeliveryDesk {
  const deliveries = new Map<string, Delivery>();

  function answer(delivery: Delivery): DeliveryAnswer {
    const { fault, value, startDate } = delivery;
    if (fault === "refused") return { kind: "refused", isAboutValue: false, reason: NOT_POSSIBLE };
    if (value !== "" && !rules.accepts(value)) return { kind: "refused", isAboutValue: true, reason: UNKNOWN_VALUE };
    const ageMs = clock.nowMs() - delivery.sinceMs;
    if (fault === "pending" || ageMs < rules.confirmAfterMs) return { kind: "pending" };
    const isMoved = fault === "moved" && ageMs >= rules.moveAfterMs;
    const date = isMoved ? daysAfter(startDate, MOVED_DAYS) : startDate;
    if (ageMs >= rules.completeAfterMs) return { kind: "completed", date };
    return { kind: isMoved ? "moved" : "confirmed", date };
  }

  /** The first question of such a delivery fails: on its way here, or on its way back. */
  function failOnce(delivery: Delivery): Fault | undefined {
    if (delivery.hasFailed || (delivery.fault !== "5xx" && delivery.fault !== "answer-lost")) return undefined;
    deliveries.set(delivery.reference, { ...delivery, hasFailed: true });
    return certainFault(delivery.fault);
  }

  return {
    begin(incoming) {
      if (deliveries.has(incoming.reference)) return;
      const value = incoming.checkedValue;
      deliveries.set(incoming.reference, { ...incoming, value, sinceMs: clock.nowMs(), keys: [], hasFailed: false });
    },
    ask(reference) {
      const delivery = deliveries.get(reference);
      if (!delivery) return { kind: "none" };
      const fault = failOnce(delivery);
      return fault ? { kind: "failed", fault } : answer(delivery);
    },
    correct({ reference, idempotencyKey, value }) {
      const delivery = deliveries.get(reference);
      if (!delivery) return { kind: "none" };
      if (delivery.keys.includes(idempotencyKey)) return answer(delivery);
      counters.placed(target, `correction ${idempotencyKey}`);
      const keys = [...delivery.keys, idempotencyKey];
      const corrected = { ...delivery, value, keys, sinceMs: clock.nowMs() };
      deliveries.set(reference, corrected);
      const fault = failOnce(corrected);
      return fault ? { kind: "failed", fault } : answer(corrected);
    },
    cancel(reference) {
      deliveries.delete(reference);
    },
  };
}

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
