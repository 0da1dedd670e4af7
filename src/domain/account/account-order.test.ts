import { describe, expect, test } from "vitest";
import type { OrderState } from "#domain/order/order-state.ts";
import { accountOrderState, orderWithdrawal } from "./account-order.ts";

const NOW = Date.parse("2026-11-16T12:00:00+01:00");
const at = { isWithdrawn: false, startDate: "2026-12-01", today: "2026-11-16" };

describe("the state of an order on the account pages", () => {
  test.each([
    ["accepted", "sending"],
    ["placing", "sending"],
    ["awaiting", "waiting"],
    ["placed", "starting"],
    ["refused", "refused"],
    ["repriced", "repriced"],
    ["expired", "expired"],
    ["uncertain", "uncertain"],
  ] as const)("%s is %s", (stored, shown) => {
    expect(accountOrderState(stored, at)).toBe(shown);
  });

  test("placed, it begins on its first day", () => {
    expect(accountOrderState("placed", { ...at, startDate: "2026-11-17" })).toBe("starting");
    expect(accountOrderState("placed", { ...at, startDate: "2026-11-16" })).toBe("placed");
  });

  test("a withdrawn order is withdrawn whatever its state was", () => {
    expect(accountOrderState("uncertain", { ...at, isWithdrawn: true })).toBe("withdrawn");
  });
});

describe("the right to withdraw", () => {
  const order = (state: OrderState, settledAt: string) => ({ state, settledAtMs: Date.parse(settledAt) });

  test("is open for fourteen days, and over after them", () => {
    expect(orderWithdrawal(order("placed", "2026-11-05T10:00Z"), undefined, NOW)).toEqual({
      kind: "open",
      lastDay: "2026-11-19",
    });
    expect(orderWithdrawal(order("placed", "2026-10-05T10:00Z"), undefined, NOW)).toMatchObject({ kind: "over" });
  });

  test("is also open for an order of uncertain outcome, and not where nothing was ordered", () => {
    expect(orderWithdrawal(order("uncertain", "2026-11-15T10:00Z"), undefined, NOW).kind).toBe("open");
    for (const state of ["refused", "repriced", "expired"] as const)
      expect(orderWithdrawal(order(state, "2026-11-15T10:00Z"), undefined, NOW)).toEqual({ kind: "none" });
    expect(orderWithdrawal({ state: "placing", settledAtMs: undefined }, undefined, NOW)).toEqual({ kind: "none" });
  });

  test("is used once it is used", () => {
    const withdrawn = { atMs: NOW, outcome: "confirmed", closing: undefined } as const;
    expect(orderWithdrawal(order("placed", "2026-11-15T10:00Z"), withdrawn, NOW)).toEqual({
      kind: "withdrawn",
      ...withdrawn,
    });
  });
});
