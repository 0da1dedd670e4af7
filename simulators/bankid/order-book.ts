import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type {
  CollectAnswerWire,
  CompletionWire,
  StartAnswerWire,
  StartRequestWire,
} from "#adapters/bankid/bankid.wire.ts";
import type { Clock } from "#platform/clock.ts";

/** An order as BankID itself knows it. */
export interface Order extends StartAnswerWire {
  readonly kind: "auth" | "sign";
  readonly request: StartRequestWire;
  readonly startedAtMs: number;
  /** How the app opened the order, and on which phone. */
  /** `device` distinguishes a person's phones when they have more than one; empty for the only one. */
  opened: { readonly by: "qr" | "autostart"; readonly personalNumber: string; readonly device: string } | undefined;
  state: OrderState;
}

export type OrderState =
  | { readonly kind: "pending"; readonly hintCode: string }
  | { readonly kind: "failed"; readonly hintCode: string; readonly atMs: number }
  | { readonly kind: "complete"; readonly completion: CompletionWire; readonly atMs: number };

/** An order that no app has come to fails after this. */
const START_WITHIN_MS = 30_000;
/** And any order after this. */
const COMPLETE_WITHIN_MS = 180_000;
/** How long an ended order can be collected. */
const COMPLETE_RETENTION_MS = 180_000;
const FAILED_RETENTION_MS = 300_000;
/** A QR code is worthless a moment later. */
const QR_TOLERANCE_S = 5;

export interface OrderBook {
  start(kind: Order["kind"], request: StartRequestWire): StartAnswerWire;
  /** Undefined is "No such order". */
  collect(orderRef: string): CollectAnswerWire | undefined;
  cancel(orderRef: string): boolean;
  /** Undefined when the code is made up, altered or too old. */
  byQr(text: string): Order | undefined;
  byAutoStart(token: string): Order | undefined;
  byRef(orderRef: string): Order | undefined;
  all(): readonly Order[];
  move(order: Order, state: OrderState): void;
  nowMs(): number;
}

export function createOrderBook(clock: Clock): OrderBook {
  const orders = new Map<string, Order>();
  const current = (order: Order | undefined): Order | undefined => {
    if (order) age(order, clock.nowMs());
    return order;
  };
  const find = (isIt: (order: Order) => boolean): Order | undefined => current([...orders.values()].find(isIt));

  return {
    start(kind, request) {
      const answer: StartAnswerWire = {
        orderRef: randomUUID(),
        autoStartToken: randomUUID(),
        qrStartToken: randomUUID(),
        qrStartSecret: randomUUID(),
      };
      const state: OrderState = { kind: "pending", hintCode: "outstandingTransaction" };
      orders.set(answer.orderRef, { ...answer, kind, request, startedAtMs: clock.nowMs(), opened: undefined, state });
      return answer;
    },
    collect(orderRef) {
      const order = current(orders.get(orderRef));
      if (!order) return undefined;
      const { state } = order;
      if (state.kind === "pending") return { orderRef, status: "pending", hintCode: state.hintCode };
      const isRetained =
        clock.nowMs() - state.atMs <= (state.kind === "failed" ? FAILED_RETENTION_MS : COMPLETE_RETENTION_MS);
      // A completed order is reported once.
      if (!isRetained || state.kind === "complete") orders.delete(orderRef);
      if (!isRetained) return undefined;
      if (state.kind === "failed") return { orderRef, status: "failed", hintCode: state.hintCode };
      return { orderRef, status: "complete", completionData: state.completion };
    },
    cancel(orderRef) {
      const order = current(orders.get(orderRef));
      if (order?.state.kind !== "pending") return false;
      return orders.delete(orderRef);
    },
    byQr(text) {
      const [, token, second, proof] = /^bankid\.([\w-]{36})\.(\d{1,6})\.([0-9a-f]{64})$/.exec(text) ?? [];
      const order = find(({ qrStartToken }) => qrStartToken === token);
      if (!order || second === undefined || proof === undefined) return undefined;
      const right = createHmac("sha256", order.qrStartSecret).update(second).digest();
      if (!timingSafeEqual(right, Buffer.from(proof, "hex"))) return undefined;
      const ageS = (clock.nowMs() - order.startedAtMs) / 1000 - Number(second);
      return ageS <= QR_TOLERANCE_S && ageS >= -1 ? order : undefined;
    },
    byAutoStart: (token) => find(({ autoStartToken }) => autoStartToken === token),
    byRef: (orderRef) => current(orders.get(orderRef)),
    all: () => [...orders.values()].flatMap((order) => current(order) ?? []),
    move(order, state) {
      order.state = state;
    },
    nowMs: () => clock.nowMs(),
  };
}

/** What time alone does to an order. */
function age(order: Order, nowMs: number): void {
  if (order.state.kind !== "pending") return;
  const fail = (hintCode: string, afterMs: number): void => {
    order.state = { kind: "failed", hintCode, atMs: order.startedAtMs + afterMs };
  };
  const ageMs = nowMs - order.startedAtMs;
  if (!order.opened && ageMs > START_WITHIN_MS) fail("startFailed", START_WITHIN_MS);
  else if (ageMs > COMPLETE_WITHIN_MS) fail("expiredTransaction", COMPLETE_WITHIN_MS);
}
