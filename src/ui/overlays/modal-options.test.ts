import { expect, expectTypeOf, test } from "vitest";
import { DEFAULT_MODAL_OPTIONS, type ModalOptions, type ModalSize } from "./modal-options.ts";

test("a modal's options are closeButton, closeOnClickOutside, padding and size, and all may be left out [F-093]", () => {
  expectTypeOf<ModalOptions>().toEqualTypeOf<{
    readonly closeButton?: boolean;
    readonly closeOnClickOutside?: boolean;
    readonly padding?: boolean;
    readonly size?: ModalSize;
  }>();
  expectTypeOf<ModalSize>().toEqualTypeOf<"xs" | "sm" | "md" | "base" | "lg" | "xl" | "full">();
  expect(Object.keys(DEFAULT_MODAL_OPTIONS).toSorted()).toEqual([
    "closeButton",
    "closeOnClickOutside",
    "padding",
    "size",
  ]);
  expect(DEFAULT_MODAL_OPTIONS.size).toBe("sm");
});
