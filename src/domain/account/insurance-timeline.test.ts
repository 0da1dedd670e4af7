import { describe, expect, test } from "vitest";
import { type HeldInsurance, insuranceTimeline, nextAnniversary } from "./insurance-timeline.ts";

const TODAY = "2026-11-15";

const held = (id: string, changes: Partial<HeldInsurance>): HeldInsurance => ({
  id,
  source: "fetched",
  vertical: "example",
  product: "försäkring",
  providerName: "Bolaget",
  providerSlug: "bolaget",
  thing: undefined,
  yearlyFeeOre: 400_000,
  startDate: undefined,
  renewalDate: undefined,
  hasNotice: false,
  knownOn: TODAY,
  ...changes,
});

describe("insurances on one line", () => {
  test("are sorted by day: what was ordered begins and renews, what was fetched renews", () => {
    const { marks, undated } = insuranceTimeline(
      [
        held("ordered", { source: "ordered", startDate: "2027-01-18" }),
        held("fetched", { renewalDate: "2027-03-01" }),
        held("running", { source: "ordered", startDate: "2025-02-01" }),
      ],
      TODAY,
    );
    expect(marks.map(({ date, kind, insurance }) => [date, kind, insurance.id])).toEqual([
      ["2027-01-18", "starts", "ordered"],
      ["2027-02-01", "renews", "running"],
      ["2027-03-01", "renews", "fetched"],
      ["2028-01-18", "renews", "ordered"],
    ]);
    expect(undated).toEqual([]);
  });

  test("one that has been given notice ends on the day it would have renewed", () => {
    const { marks } = insuranceTimeline([held("left", { renewalDate: "2027-03-01", hasNotice: true })], TODAY);
    expect(marks).toMatchObject([{ date: "2027-03-01", kind: "ends" }]);
  });

  test("a day that has passed does not predict the next one", () => {
    const passed = held("passed", { renewalDate: "2026-11-14" });
    const unknown = held("unknown", {});
    expect(insuranceTimeline([passed, unknown], TODAY)).toEqual({ marks: [], undated: [passed, unknown] });
    expect(insuranceTimeline([held("today", { renewalDate: TODAY })], TODAY).marks).toHaveLength(1);
  });
});

test.each([
  ["2026-11-16", TODAY, "2027-11-16"],
  ["2025-11-15", TODAY, "2027-11-15"],
  ["2025-11-16", TODAY, "2026-11-16"],
  ["2024-02-29", "2026-01-01", "2026-02-28"],
  ["2024-02-29", "2027-03-01", "2028-02-29"],
])("what began on %s renews after %s on %s", (start, today, next) => {
  expect(nextAnniversary(start, today)).toBe(next);
});
