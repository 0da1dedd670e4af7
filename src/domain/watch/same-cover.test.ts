import { expect, it } from "vitest";
import { compareRows, type CoverRow, isSameCover } from "./same-cover.ts";

const row = (type: string, value: number | undefined, better: CoverRow["better"] = "low"): CoverRow => ({
  type,
  name: type,
  text: String(value),
  value,
  better,
});
const former = [row("glass", 1_500_00), row("travel", 45, "high"), row("motor", undefined)];

it("the same cover has no worse row", () => {
  expect(isSameCover(former, former)).toBe(true);
  expect(isSameCover(former, [row("glass", 1_200_00), row("travel", 60, "high"), row("motor", 500_00)])).toBe(true);
});

it.each([
  ["a higher excess", [row("glass", 1_501_00), row("travel", 45, "high")]],
  ["less cover", [row("glass", 1_500_00), row("travel", 44, "high")]],
  ["what is not covered any more", [row("glass", undefined), row("travel", 45, "high")]],
  ["what the offer does not state", [row("travel", 45, "high")]],
])("%s is not the same cover", (_, offered) => {
  expect(isSameCover(former, offered)).toBe(false);
});

it("every row of the former agreement is compared, in its order", () => {
  const offered = [row("motor", 100_00), row("glass", 1_500_00)];
  expect(compareRows(former, offered).map(({ change }) => change)).toEqual(["same", "worse", "better"]);
});
