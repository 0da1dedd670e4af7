import { describe, expect, it } from "vitest";
import { firstSeen, scrollTargetPx } from "./scroll-columns.ts";

const STICKY = 100;
const columns = Array.from({ length: 12 }, (_, index) => ({ leftPx: STICKY + index * 200, widthPx: 200 }));
const at = (scrollLeftPx: number) => ({ scrollLeftPx, viewPx: 900, stickyPx: STICKY });

describe("an arrow of the comparison", () => {
  it("moves three columns right or one left", () => {
    expect(scrollTargetPx("right", columns, at(0))).toBe(600);
    expect(scrollTargetPx("right", columns, at(600))).toBe(1_200);
    expect(scrollTargetPx("left", columns, at(600))).toBe(400);
  });

  it("stops at both ends", () => {
    expect(scrollTargetPx("left", columns, at(0))).toBe(0);
    expect(scrollTargetPx("right", columns, at(1_500))).toBe(1_600);
  });

  it("counts from the first column of which four fifths are seen [C-080]", () => {
    expect(firstSeen(columns, at(0))).toBe(0);
    expect(firstSeen(columns, at(40))).toBe(0);
    expect(firstSeen(columns, at(41))).toBe(1);
  });
});
