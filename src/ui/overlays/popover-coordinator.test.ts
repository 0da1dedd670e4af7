import { expect, test, vi } from "vitest";
import { openAlone } from "./popover-coordinator.ts";

test("opening one closes the other, and one that closed by itself is left alone", () => {
  const closeFirst = vi.fn();
  const closeSecond = vi.fn();
  const closeThird = vi.fn();
  openAlone(closeFirst);
  const release = openAlone(closeSecond);
  expect(closeFirst).toHaveBeenCalledTimes(1);
  release();
  openAlone(closeThird);
  expect(closeSecond).not.toHaveBeenCalled();
});

test("the same one opened again is not closed", () => {
  const close = vi.fn();
  openAlone(close);
  openAlone(close);
  expect(close).not.toHaveBeenCalled();
});
