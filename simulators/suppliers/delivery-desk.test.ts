import { beforeEach, describe, expect, it } from "vitest";
import { createCounters } from "#simulators/kernel/counters.ts";
import { createDeliveryDesk, type DeliveryDesk, type DeliveryFault } from "./delivery-desk.ts";

let nowMs = 0;
let desk: DeliveryDesk;
const counters = createCounters();
const rules = { confirmAfterMs: 10, moveAfterMs: 20, completeAfterMs: 30, accepts: (value: string) => value !== "bad" };
beforeEach(() => {
  nowMs = 0;
  counters.reset();
  const clock = { nowMs: () => nowMs, sleep: () => Promise.resolve() };
  desk = createDeliveryDesk("suppliers/any", rules, { clock, counters });
});

const begin = (checkedValue = "", fault?: DeliveryFault) =>
  desk.begin({ reference: "r", startDate: "2026-12-28", checkedValue, fault });
const at = (ms: number) => {
  nowMs = ms;
  return desk.ask("r");
};

describe("the delivery desk of a supplier", () => {
  it("confirms and completes by its clock, and does not know other references", () => {
    begin();
    expect([at(0), at(10), at(30)]).toEqual([
      { kind: "pending" },
      { kind: "confirmed", date: "2026-12-28" },
      { kind: "completed", date: "2026-12-28" },
    ]);
    expect(desk.ask("other")).toEqual({ kind: "none" });
  });

  it("moves the day over the end of the year", () => {
    begin("", "moved");
    expect([at(10), at(20), at(30)].map((answer) => "date" in answer && answer.date)).toEqual([
      "2026-12-28",
      "2027-01-04",
      "2027-01-04",
    ]);
  });

  it("refuses a value until it is corrected, and takes each key once", () => {
    begin("bad");
    expect(at(50)).toMatchObject({ kind: "refused", isAboutValue: true });
    const correction = { reference: "r", idempotencyKey: "r-1", value: "good" };
    expect(desk.correct(correction)).toEqual({ kind: "pending" });
    expect(desk.correct({ ...correction, value: "bad" })).toEqual({ kind: "pending" });
    expect(counters.orders("suppliers/any")).toEqual({ "correction r-1": 1 });
    expect(at(80)).toMatchObject({ kind: "completed" });
  });

  it("fails once where its fault is set, and then answers", () => {
    begin("", "5xx");
    expect(at(30)).toMatchObject({ kind: "failed", fault: { kind: "5xx" } });
    expect(at(30)).toMatchObject({ kind: "completed" });
  });
});
