import { expect, test } from "vitest";
import { amount, type CoverPart } from "#domain/cover/cover.ts";
import { differenceRows, judgeCover } from "./like-for-like.ts";

const excess = (type: string, kr: number | undefined): CoverPart => ({
  type,
  name: type,
  table: "excess",
  ...(kr === undefined ? { state: "excluded" } : { state: "included", terms: { excess: amount(kr * 100) } }),
});
const unknown = (type: string): CoverPart => ({ type, name: type, table: "excess", state: "unknown" });

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
  expect(judgeCover(today, offered, { today: "Halvförsäkring" })).toMatchObject({ verdict: "less", worse: ["theft"] });
  expect(judgeCover(today, [excess("glass", 0), excess("theft", 2_000)], undefined).verdict).toBe("not-less");
});

test("nothing is called as good while a part of today's is not known, and the part is named", () => {
  const offered = [excess("glass", 0), excess("theft", 2_000), excess("motor", 3_500)];
  for (const parts of [today, [...today, unknown("motor")]])
    expect(judgeCover(parts, offered, undefined)).toEqual({
      verdict: "unknown",
      worse: [],
      unknown: ["motor"],
      hasKnown: true,
    });
});

test("an add-on that is not bought is not covered, and an amount that no source states is not compared", () => {
  const addOn = { id: "a", name: "Djur", yearlyOre: 168_00, terms: { excess: amount(0) } };
  const offered: CoverPart[] = [{ type: "animal", name: "Djur", table: "covers", state: "add-on", addOn }];
  const has: CoverPart[] = [{ type: "animal", name: "Djur", table: "covers", state: "included" }];
  expect(differenceRows(has, offered)[0]).toMatchObject({ offered: "Tillägg, 14\u00A0kr/mån", difference: "worse" });
  const unstated: CoverPart[] = [{ type: "glass", name: "glass", table: "excess", state: "included" }];
  expect(differenceRows(unstated, [excess("glass", 0)])[0]).toMatchObject({ today: "Ingår", difference: "unknown" });
});

test("a smaller kind of cover is less without any row, and without rows nothing else is known", () => {
  const change = { kind: "less", today: "Hel", wanted: "Halv", parts: ["vagnskada"] } as const;
  expect(judgeCover([], [], { today: "Hel", change }).verdict).toBe("less");
  expect(judgeCover([], [excess("glass", 0)], { today: "Hel" }).verdict).toBe("unknown");
});
