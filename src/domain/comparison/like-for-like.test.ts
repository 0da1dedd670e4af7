import { expect, test } from "vitest";
import type { CoverRow } from "#domain/watch/same-cover.ts";
import { differenceRows, judgeCover } from "./like-for-like.ts";

const excess = (type: string, kr: number | undefined): CoverRow => ({
  type,
  name: type,
  text: kr === undefined ? "Ingår inte" : `${kr} kr`,
  value: kr,
  better: "low",
});

const today = [excess("glass", 1_500), excess("theft", 2_000)];

test("each row is worse, better, the same or unknown, and what only the offer states is never called the same", () => {
  const rows = differenceRows(today, [excess("glass", 1_800), excess("theft", 1_500), excess("motor", 3_500)]);
  expect(rows.map(({ type, difference }) => [type, difference])).toEqual([
    ["glass", "worse"],
    ["theft", "better"],
    ["motor", "unknown"],
  ]);
  expect(rows[2]?.today).toBeUndefined();
  expect(differenceRows(today, today).map(({ difference }) => difference)).toEqual(["same", "same"]);
});

test("what the offer leaves out is worse than what today's insurance has", () => {
  expect(differenceRows(today, [excess("glass", 1_500)])[1]).toMatchObject({ offered: "", difference: "worse" });
});

test("one worse row makes the cover less, whatever else is better", () => {
  const offered = [excess("glass", 0), excess("theft", 2_001)];
  expect(judgeCover(today, offered, { today: "Halvförsäkring" })).toEqual({ verdict: "less", worse: ["theft"] });
  expect(judgeCover(today, [excess("glass", 0), excess("theft", 2_000)], undefined).verdict).toBe("not-less");
});

test("a smaller kind of cover is less without any row, and without rows nothing else is known", () => {
  const change = { kind: "less", today: "Hel", wanted: "Halv", parts: ["vagnskada"] } as const;
  expect(judgeCover([], [], { today: "Hel", change }).verdict).toBe("less");
  expect(judgeCover([], [excess("glass", 0)], { today: "Hel" }).verdict).toBe("unknown");
});
