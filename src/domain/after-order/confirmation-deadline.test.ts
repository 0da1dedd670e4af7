import { expect, it } from "vitest";
import { unconfirmedOn } from "./confirmation-deadline.ts";

it.each([
  ["2026-11-14", "2027-01-18", "2027-01-04", "fourteen days before the end"],
  ["2027-01-02", "2027-01-18", "2027-01-07", "five days after a notice that was sent shortly before"],
  ["2027-01-15", "2027-01-18", "2027-01-17", "at the latest the day before the end"],
  ["2027-01-18", "2027-01-18", "2027-01-18", "never before the notice"],
])("a notice of %s to an end on %s is unconfirmed on %s: %s", (askedOn, endsOn, day) => {
  expect(unconfirmedOn(askedOn, endsOn)).toBe(day);
});
