import { describe, expect, it } from "vitest";
import { drawCaptcha, isCaptcha } from "./expert-question.ts";

describe("the captcha", () => {
  it("is a whole number from 100 to 799, and every one of them can come [W-013]", () => {
    expect([0, 0.5, 0.999_999_999].map((at) => drawCaptcha(() => at))).toEqual([100, 450, 799]);
    const drawn = new Set(Array.from({ length: 70_000 }, (_, index) => drawCaptcha(() => index / 70_000)));
    expect(drawn.size).toBe(700);
    expect(Math.min(...drawn)).toBe(100);
    expect(Math.max(...drawn)).toBe(799);
  });

  it("is taken only when it is one [W-013]", () => {
    for (const good of ["100", "437", "799"]) expect(isCaptcha(good)).toBe(true);
    for (const bad of ["", "99", "800", "0437", "4e2", " 437", "437.0", "-437"]) expect(isCaptcha(bad)).toBe(false);
  });
});
