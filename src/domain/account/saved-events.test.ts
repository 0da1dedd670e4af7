import { expect, test } from "vitest";
import { selectMostRelevant, type SavedEvent, savedSoFar } from "./saved-events.ts";

const event = (kind: SavedEvent["kind"], yearlyOre: number | undefined, atMs: number): SavedEvent => ({
  eventId: String(atMs),
  kind,
  product: "försäkring",
  providerName: "Bolaget",
  yearlyOre,
  atMs,
});

test("the sum is what was switched; what was only seen, or cannot be compared, is not in it", () => {
  const { totalOre, events } = savedSoFar([
    event("switched", 124_800, 1),
    event("seen", 900_000, 3),
    event("switched", undefined, 2),
    event("switched", 140_400, 4),
  ]);
  expect(totalOre).toBe(265_200);
  expect(events.map(({ atMs }) => atMs)).toEqual([4, 3, 2, 1]);
});

test("a switch to something dearer takes from the sum", () => {
  expect(savedSoFar([event("switched", 100_000, 1), event("switched", -30_000, 2)]).totalOre).toBe(70_000);
});

test("nothing is nothing", () => {
  expect(savedSoFar([])).toEqual({ events: [], totalOre: 0 });
});

test("among a few, what was switched comes before what was only seen", () => {
  const { events } = savedSoFar([
    event("seen", 1, 4),
    event("switched", 1, 1),
    event("seen", 1, 3),
    event("switched", 1, 2),
  ]);
  expect(selectMostRelevant(events, 3).map(({ kind, atMs }) => [kind, atMs])).toEqual([
    ["switched", 2],
    ["switched", 1],
    ["seen", 4],
  ]);
});

test("the short list has what makes up the sum before a switch whose former price is unknown", () => {
  const { events, totalOre } = savedSoFar([
    event("switched", 90_300, 1),
    event("switched", undefined, 2),
    event("switched", undefined, 3),
    event("switched", undefined, 4),
  ]);
  const few = selectMostRelevant(events, 3);
  expect(savedSoFar(few).totalOre).toBe(totalOre);
  expect(few.map(({ atMs }) => atMs)).toEqual([1, 4, 3]);
});
