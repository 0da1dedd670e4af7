import { expect, test } from "vitest";
import { DEFAULT_MODAL_OPTIONS } from "./modal-options.ts";

test("a modal's options are closeButton, closeOnClickOutside, padding and size, and all may be left out [F-093]", () => {
  expect(Object.keys(DEFAULT_MODAL_OPTIONS).toSorted()).toEqual([
    "closeButton",
    "closeOnClickOutside",
    "padding",
    "size",
  ]);
  expect(DEFAULT_MODAL_OPTIONS.size).toBe("sm");
});
