import { describe, expect, it } from "vitest";
import { judge, SAMPLE_TODAY } from "#tests/support/sample-field.ts";
import { monthOptions, yearChoices, yearMonthRules } from "./year-month.ts";

describe("a year and month", () => {
  it("are chosen among twelve Swedish months and sixty years [V-041]", () => {
    expect(monthOptions).toHaveLength(12);
    expect(monthOptions[0]).toEqual({ id: "01", label: "januari" });
    expect(monthOptions[4]).toEqual({ id: "05", label: "maj" });
    expect(monthOptions[11]).toEqual({ id: "12", label: "december" });
    const years = yearChoices({}, SAMPLE_TODAY);
    expect(years).toHaveLength(60);
    expect(years.at(-1)).toBe("2026");
  });

  it("have years that rise, or fall when from is later than to [V-042]", () => {
    expect(yearChoices({ fromDate: "2020-01-01", toDate: "2023-12-31" }, SAMPLE_TODAY)).toEqual([
      "2020",
      "2021",
      "2022",
      "2023",
    ]);
    expect(yearChoices({ fromDate: "2023-12-31", toDate: "2020-01-01" }, SAMPLE_TODAY)).toEqual([
      "2023",
      "2022",
      "2021",
      "2020",
    ]);
    const falling = yearChoices({ fromDate: SAMPLE_TODAY, toDate: "1900-01-01" }, SAMPLE_TODAY);
    expect(falling).toHaveLength(60);
    expect(falling[0]).toBe("2026");
  });

  it.each([
    ["", "unset"],
    ["2020-", "invalid"],
    ["-05", "invalid"],
    ["2020-05", "valid"],
    ["2020-13", "invalid"],
    ["2026-11", "valid"],
    ["2026-12", "invalid"],
    ["1966-12", "valid"],
    ["1966-11", "invalid"],
  ])("written %j are %s by default: both chosen, from sixty years ago to today [V-043]", (typed, validity) => {
    expect(judge("year-month", typed).validity).toBe(validity);
  });

  it("lie between the bounds whichever is the later [V-043]", () => {
    for (const bounds of [
      { fromDate: "2020-05-01", toDate: "2021-03-31" },
      { fromDate: "2021-03-31", toDate: "2020-05-01" },
    ]) {
      expect(
        ["2020-04", "2020-05", "2021-03", "2021-04"].map((typed) => judge("year-month", typed, bounds).validity),
      ).toEqual(["invalid", "valid", "valid", "invalid"]);
    }
  });

  it("may fall on the bounds themselves [V-043]", () => {
    const bounds = { fromDate: "2020-05-01", toDate: "2021-03-01" };
    expect(judge("year-month", "2020-05", bounds).validity).toBe("valid");
    expect(judge("year-month", "2021-03", bounds).validity).toBe("valid");
  });

  it("have the first or the 28th as their day [V-044]", () => {
    expect(yearMonthRules.store("2020-05", {})).toBe("2020-05-01");
    expect(yearMonthRules.store("2020-05", { day: "28" })).toBe("2020-05-28");
    expect(yearMonthRules.store("", {})).toBe("");
    // In the month of today the 28th has not come.
    expect(judge("year-month", "2026-11", { day: "28" }).validity).toBe("invalid");
  });

  it("are read from a stored date", () => {
    expect(yearMonthRules.clean("2020-05-28", {})).toBe("2020-05");
  });

  it("keep the half that is chosen first", () => {
    expect(yearMonthRules.clean("-05", {})).toBe("-05");
    expect(yearMonthRules.clean("2020-", {})).toBe("2020-");
    expect(yearMonthRules.clean("-", {})).toBe("");
  });
});
