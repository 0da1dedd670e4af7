import { describe, expect, it } from "vitest";
import { endOfPeriod, EVENT_KINDS, storedUntil, type DataEventKind } from "./data-event.ts";
import { LEGAL_ACTS } from "./legal-acts.texts.sv.ts";
import { RETAINED_GROUNDS } from "./retained-ground.ts";
import { groundTexts } from "./retained-ground.texts.sv.ts";
import { receiptBody, retainedTexts } from "./receipt.texts.sv.ts";

describe("a receipt", () => {
  it("states what was deleted, what stays, why, until when and by which act", () => {
    const body = receiptBody({
      deleted: [{ table: "searches", count: 4 }],
      retained: [{ table: "orders", count: 1, ground: "order", until: "2036-11-17" }],
    });
    expect(body).toContain("Sökningar: 4");
    expect(body).toContain("Beställningar: 1. ");
    expect(body).toContain("Sparas till och med 17 november 2036.");
    expect(body).toContain("bokföringslagen (1999:1078) 7 kap. 2 §");
  });

  it("states for a part of an order that it stays with it, and for an open order that it must end first", () => {
    const rows = { count: 1, ground: "order", until: undefined } as const;
    expect(retainedTexts({ ...rows, table: "order_events" }).until).toBe("Sparas lika länge som beställningen.");
    expect(retainedTexts({ ...rows, table: "orders" }).until).toMatch(/^Sparas tills det är klart/);
  });

  it("names a table that has no name of its own among the others", () => {
    expect(receiptBody({ deleted: [{ table: "new_table", count: 1 }], retained: [] })).toContain("Övriga uppgifter: 1");
  });

  it("has for every reason an act with its source and its date", () => {
    for (const ground of RETAINED_GROUNDS)
      for (const act of groundTexts[ground].acts) {
        expect(LEGAL_ACTS[act].source).toMatch(/^https:\/\/(rkrattsbaser\.gov\.se|eur-lex\.europa\.eu)\//);
        expect(LEGAL_ACTS[act].asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
  });
});

describe("the time that an event is stored", () => {
  it("follows the retention of its kind", () => {
    const atMs = Date.parse("2026-11-17T12:00:00Z");
    const until = (kind: DataEventKind) => storedUntil({ kind, atMs });
    expect([until("search"), until("case-read"), until("fetched")]).toEqual(["2027-11-17", "2031-11-17", "2027-02-17"]);
    expect(Object.keys(EVENT_KINDS)).toHaveLength(19);
    expect(endOfPeriod("2026-11-17", { days: 30 })).toBe("2026-12-17");
  });
});
