import { expect, it } from "vitest";
import { exitFeeOn, yearAtPrice } from "./present-contract.ts";

it("prices a year at what the visitor pays today", () => {
  expect(yearAtPrice(12_000, 101_50)).toBe(12_180_00);
});

it("counts the fee for leaving only while the present contract still binds when another can begin", () => {
  const fee = { exitFeeOre: 500_00 };
  expect(exitFeeOn({ ...fee, presentEnd: undefined }, "2026-11-17")).toBe(500_00);
  expect(exitFeeOn({ ...fee, presentEnd: "2026-12-02" }, "2026-11-17")).toBe(500_00);
  expect(exitFeeOn({ ...fee, presentEnd: "2026-12-01" }, "2026-11-17")).toBe(0);
  expect(exitFeeOn({ exitFeeOre: undefined, presentEnd: "2027-06-01" }, "2026-11-17")).toBe(0);
});
