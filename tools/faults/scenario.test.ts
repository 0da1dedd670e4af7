import { expect, test } from "vitest";
import { planKills } from "./scenario.ts";
import { seededRandom } from "#tools/services/seeded.ts";

const plan = (seed: number) =>
  planKills({ victims: ["worker", "engine"], killsEach: 3, windowMs: 30_000, random: seededRandom(seed) });

test("every victim dies as often as asked, inside the window, in order of time", () => {
  const kills = plan(1);
  expect(kills.filter(({ victim }) => victim === "worker")).toHaveLength(3);
  expect(kills.filter(({ victim }) => victim === "engine")).toHaveLength(3);
  expect(kills.every(({ atMs, downMs }) => atMs > 0 && atMs < 30_000 && downMs >= 200 && downMs <= 2_000)).toBe(true);
  expect(kills.map(({ atMs }) => atMs)).toEqual(kills.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
});

test("the same seed plans the same, another seed another", () => {
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7)).not.toEqual(plan(8));
});
