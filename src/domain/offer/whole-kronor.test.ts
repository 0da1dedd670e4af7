import { expect, it } from "vitest";
import { wholeKr, wholeKrOre } from "./whole-kronor.ts";

it("rounds an amount that is not negative as Math.round does, and a negative one away from zero", () => {
  for (const ore of [0, 1, 49, 50, 149, 150, 23_650, 99_999_950]) {
    expect(wholeKr(ore)).toBe(Math.round(ore / 100));
    expect(wholeKr(-ore)).toBe(ore < 50 ? 0 : -Math.round(ore / 100));
    expect(wholeKrOre(ore)).toBe(100 * wholeKr(ore));
  }
});
