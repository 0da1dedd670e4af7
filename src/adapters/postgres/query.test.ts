import { expect, test } from "vitest";
import { findPlain, plainRow } from "./query.ts";

test("a row has the names and values of a port: camel case, no null, milliseconds for a moment", () => {
  const row = {
    order_id: "1",
    yearly_fee_ore: 300,
    draft: null,
    is_demo: false,
    asked_at: new Date(7),
    at: new Date(8),
  };
  expect(plainRow(row)).toEqual({
    orderId: "1",
    yearlyFeeOre: 300,
    draft: undefined,
    isDemo: false,
    askedAtMs: 7,
    atMs: 8,
  });
});

test("a moment that is not known has its name too", () => {
  expect(Object.entries(plainRow({ settled_at: null, valid_until: new Date(9) }))).toEqual([
    ["settledAtMs", undefined],
    ["validUntilMs", 9],
  ]);
});

test("a date without a time and a list stay as they are", () => {
  expect(plainRow({ start_date: "2026-12-01", roles: ["editor"], format: "at" })).toEqual({
    startDate: "2026-12-01",
    roles: ["editor"],
    format: "at",
  });
});

test("the rows of a statement are converted", async () => {
  const connection = { query: () => Promise.resolve({ rows: [{ a_b: 1 }, { a_b: null }] }) };
  expect(await findPlain(connection as never, "select")).toEqual([{ aB: 1 }, { aB: undefined }]);
});
