import { describe, expect, it } from "vitest";
import { afterQuietHours, decideNotice } from "./watch-notice.ts";

describe("the person is notified", () => {
  const asked = { thresholdOre: 500_00, hasNotifiedNotCheaper: false };
  const cheaper = (savingOre: number) => ({ outcome: "cheaper", savingOre }) as const;

  it("when the same cover is cheaper by more than they chose", () => {
    expect(decideNotice(cheaper(500_01), asked)).toBe("cheaper");
    expect(decideNotice(cheaper(500_01), { ...asked, hasNotifiedNotCheaper: true })).toBe("cheaper");
  });

  it("once when it is not", () => {
    expect(decideNotice(cheaper(500_00), asked)).toBe("not-cheaper");
    expect(decideNotice(cheaper(500_00), { ...asked, hasNotifiedNotCheaper: true })).toBeUndefined();
    expect(decideNotice({ outcome: "not-cheaper", savingOre: undefined }, asked)).toBe("not-cheaper");
  });

  it("of a date that is only reminded of, and not when no company answered", () => {
    expect(decideNotice({ outcome: "reminder", savingOre: undefined }, asked)).toBe("reminder");
    expect(decideNotice({ outcome: "unanswered", savingOre: undefined }, asked)).toBeUndefined();
  });
});

describe("quiet hours", () => {
  it.each([
    ["in the day nothing waits", "2026-11-17T12:34:56Z", "2026-11-17T12:34:56.000Z"],
    ["at eight sharp nothing waits", "2026-11-17T07:00:00Z", "2026-11-17T07:00:00.000Z"],
    ["the evening waits for the morning", "2026-11-17T20:00:00Z", "2026-11-18T07:00:00.000Z"],
    ["the morning waits for eight", "2026-11-17T06:59:59Z", "2026-11-17T07:00:00.000Z"],
    ["in summer it is eight in summer time", "2026-07-01T22:30:00Z", "2026-07-02T06:00:00.000Z"],
    ["also when the clocks are put forward", "2026-03-28T22:00:00Z", "2026-03-29T06:00:00.000Z"],
    ["also when the clocks are put back", "2026-10-24T22:00:00Z", "2026-10-25T07:00:00.000Z"],
  ])("%s", (_, at, expected) => {
    expect(new Date(afterQuietHours(Date.parse(at))).toISOString()).toBe(expected);
  });
});
