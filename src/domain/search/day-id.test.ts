import { expect, test } from "vitest";
import { isId, randomId } from "#platform/ids.ts";
import { dayOfId, idOfDay, idOfSameDay, idsOfSameDay } from "./day-id.ts";

test("an id of a day fits in an address as it is, and sorts between those of the days around it", () => {
  const [before, id, after] = ["2026-11-30", "2026-12-01", "2026-12-02"].map((day) => idOfDay(day, randomId())) as [
    string,
    string,
    string,
  ];
  expect(isId(id)).toBe(true);
  expect(encodeURIComponent(id)).toBe(id);
  expect([after, id, before].toSorted()).toEqual([before, id, after]);
  expect(dayOfId(id)).toBe("2026-12-01");
});

test("an offer's id leads to the ids of the day of its search, and to no other", () => {
  const search = idOfDay("2026-11-18", randomId());
  const [from, until] = idsOfSameDay(idOfSameDay(search, randomId()));
  expect(from <= search && search < until).toBe(true);
  for (const other of [idOfDay("2026-11-17", "z"), idOfDay("2026-11-19", ""), randomId()])
    expect(from <= other && other < until).toBe(false);
});

test("an id without a day is of none", () => {
  const id = randomId();
  expect(dayOfId(id)).toBeUndefined();
  const [from, until] = idsOfSameDay(id);
  for (const other of ["", id, idOfDay("2026-11-18", "z"), "zzz"]) expect(from <= other && other < until).toBe(false);
});
