import { describe, expect, it } from "vitest";
import { judge } from "#tests/support/sample-field.ts";
import { dateRules, defaultStartDate } from "./date.ts";

describe("a date", () => {
  it.each([
    ["2026-11-15", "valid"],
    ["2028-02-29", "valid"],
    ["2026-02-29", "invalid"],
    ["2026-13-01", "invalid"],
    ["2026-1-1", "invalid"],
    ["20261115", "invalid"],
    ["0000-00-00", "invalid"],
  ])("%s is %s [V-060]", (typed, validity) => {
    expect(judge("date", typed).validity).toBe(validity);
  });

  it("lies within its first and last day [V-060]", () => {
    const attrs = { minDate: "2026-11-15", maxDate: "2027-11-15" };
    expect(
      ["2026-11-14", "2026-11-15", "2027-11-15", "2027-11-16"].map((typed) => judge("date", typed, attrs)),
    ).toEqual([
      { validity: "invalid", message: "Vänligen välj ett datum tidigast 2026-11-15" },
      { validity: "valid", message: "" },
      { validity: "valid", message: "" },
      { validity: "invalid", message: "Vänligen välj ett datum senast 2027-11-15" },
    ]);
  });

  it("has the placeholder ÅÅÅÅ-MM-DD [V-060]", () => {
    expect(dateRules.placeholder).toBe("ÅÅÅÅ-MM-DD");
  });

  it("on which an insurance starts is today, or the first possible day if later [V-062]", () => {
    expect(defaultStartDate("2026-11-15")).toBe("2026-11-15");
    expect(defaultStartDate("2026-11-15", "2026-11-01")).toBe("2026-11-15");
    expect(defaultStartDate("2026-11-15", "2026-12-01")).toBe("2026-12-01");
  });
});
