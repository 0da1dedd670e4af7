import { expect, it } from "vitest";
import { monthAfter, rowsOf, viewGoal } from "./goal-view.ts";

const asked = {
  targetKr: 150_000,
  haveKr: 40_000,
  monthlyKr: 2_000,
  rate: 305,
  taxPercent: 30,
  currentRate: 40,
  today: "2026-11-17",
};

it("names the month, and how much sooner than with the rate of today", () => {
  const view = viewGoal(asked);
  expect(view).toMatchObject({ kind: "planned", reachedIn: "2031-02", monthsSooner: 4 });
  expect(viewGoal({ ...asked, currentRate: undefined })).toMatchObject({ monthsSooner: undefined });
});

it("is reached already, or never", () => {
  expect(viewGoal({ ...asked, haveKr: 150_000 })).toEqual({ kind: "reached" });
  expect(viewGoal({ ...asked, haveKr: 0, monthlyKr: 0 })).toEqual({ kind: "never" });
});

it("lists every month of a short plan, and years with the last month of a long one", () => {
  const view = viewGoal(asked);
  const months = view.kind === "planned" ? view.months : [];
  expect(rowsOf(months).map(({ month }) => month)).toEqual([0, 12, 24, 36, 48, 51]);
  expect(rowsOf(months.slice(0, 13))).toHaveLength(13);
  expect(monthAfter("2026-01-31", 1)).toBe("2026-02");
});
