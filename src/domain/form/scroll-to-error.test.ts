import { describe, expect, it } from "vitest";
import { scrollTargetPx } from "./scroll-to-error.ts";

const viewport = { viewportTop: 1_000, viewportHeight: 800 };

describe("scrolling to an invalid field", () => {
  it.each([1_000, 1_400, 1_800])("is not done when it is on screen at %i", (fieldTop) => {
    expect(scrollTargetPx({ ...viewport, fieldTop, isGroup: false })).toBeUndefined();
  });

  it("is done when any of it is off screen", () => {
    expect(scrollTargetPx({ ...viewport, fieldTop: 999, isGroup: false })).toBe(849);
    expect(scrollTargetPx({ ...viewport, fieldTop: 1_801, isGroup: false })).toBe(1_651);
    expect(scrollTargetPx({ ...viewport, fieldTop: 1_760, fieldHeight: 56, isGroup: false })).toBe(1_610);
  });

  it("leaves room for the menu and 20 px, but none above a group [V-014]", () => {
    expect(scrollTargetPx({ ...viewport, fieldTop: 3_000, isGroup: false })).toBe(3_000 - 130 - 20);
    expect(scrollTargetPx({ ...viewport, fieldTop: 3_000, isGroup: true })).toBe(3_000);
    expect(scrollTargetPx({ ...viewport, fieldTop: 100, isGroup: false })).toBe(0);
  });
});
