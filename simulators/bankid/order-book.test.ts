import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type MovableClock, movableClock } from "#tests/support/movable-clock.ts";
import { createOrderBook, type OrderBook } from "./order-book.ts";

let clock: MovableClock;
let book: OrderBook;

beforeEach(() => {
  clock = movableClock(1_800_000_000_000);
  book = createOrderBook(clock);
});

const start = () => book.start("auth", { endUserIp: "192.0.2.1" });

const code = (order: { qrStartToken: string; qrStartSecret: string }, second: number): string =>
  `bankid.${order.qrStartToken}.${second}.${createHmac("sha256", order.qrStartSecret).update(String(second)).digest("hex")}`;

describe("a code", () => {
  it("is good in its second and five more", () => {
    const order = start();
    const first = code(order, 0);
    expect(book.byQr(first)?.orderRef).toBe(order.orderRef);
    clock.moveMs(5_000);
    expect(book.byQr(first)?.orderRef).toBe(order.orderRef);
    clock.moveMs(1);
    expect(book.byQr(first)).toBeUndefined();
    expect(book.byQr(code(order, 5))?.orderRef).toBe(order.orderRef);
    expect(book.byQr(code(order, 30))).toBeUndefined();
  });

  it("that is changed in any part is no good", () => {
    const order = start();
    const good = code(order, 0);
    expect(book.byQr(good)?.orderRef).toBe(order.orderRef);
    for (const bad of [
      "",
      good.replace(".0.", ".1."),
      `${good}0`,
      good.replace(/.$/, "x"),
      code(start(), 0).slice(0, 44) + good.slice(44),
    ])
      expect(book.byQr(bad)).toBeUndefined();
  });
});

describe("an order", () => {
  it("fails after thirty seconds when no app opens it, and is reported as failed for five minutes", () => {
    const { orderRef } = start();
    clock.moveMs(30_000);
    expect(book.collect(orderRef)?.status).toBe("pending");
    clock.moveMs(1);
    expect(book.collect(orderRef)).toMatchObject({ status: "failed", hintCode: "startFailed" });
    clock.moveMs(299_000);
    expect(book.collect(orderRef)).toMatchObject({ status: "failed" });
    clock.moveMs(2_000);
    expect(book.collect(orderRef)).toBeUndefined();
  });

  it("is forgotten when it is cancelled", () => {
    const { orderRef } = start();
    expect(book.cancel(orderRef)).toBe(true);
    expect(book.collect(orderRef)).toBeUndefined();
    expect(book.cancel(orderRef)).toBe(false);
  });
});
