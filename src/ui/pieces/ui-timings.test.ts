import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  FAVOURITE_NOTIFICATION_MS,
  HEIGHT_MS,
  PHONE_POPOVER_CLOSE_MS,
  POPOVER_CLOSE_LARGE_MS,
  POPOVER_CLOSE_SMALL_MS,
  POPOVER_OPEN_LARGE_MS,
  POPOVER_OPEN_SMALL_MS,
  SCROLL_UNLOCK_MS,
  SHAKE_MS,
  SNACKBAR_MAX_MS,
  SNACKBAR_MIN_MS,
} from "./ui-timings.ts";

const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

/** Every value the token is given, in ms, in the order of the file: the usual one first. */
const tokenMs = (name: string): number[] =>
  [...tokens.matchAll(new RegExp(`--t-${name}:\\s*([\\d.]+)(ms|s)\\b`, "g"))].map(
    ([, value, unit]) => Number(value) * (unit === "s" ? 1000 : 1),
  );

test("height and fade take 300 ms, in script and in style sheets [F-112]", () => {
  expect([HEIGHT_MS, tokenMs("height")[0], tokenMs("fade")[0]]).toEqual([300, 300, 300]);
});

test("every delay that both script and style sheets know is the same in both", () => {
  expect(tokenMs("popover-open")).toEqual([POPOVER_OPEN_LARGE_MS, POPOVER_OPEN_SMALL_MS]);
  expect(tokenMs("popover-close")).toEqual([POPOVER_CLOSE_LARGE_MS, POPOVER_CLOSE_SMALL_MS]);
  expect(tokenMs("phone-popover-close")).toEqual([PHONE_POPOVER_CLOSE_MS]);
  expect(tokenMs("shake")[0]).toBe(SHAKE_MS);
  expect(tokenMs("modal-unlock")).toEqual([SCROLL_UNLOCK_MS]);
  expect(tokenMs("notification")).toEqual([FAVOURITE_NOTIFICATION_MS]);
  expect([tokenMs("snack-min"), tokenMs("snack-max")]).toEqual([[SNACKBAR_MIN_MS], [SNACKBAR_MAX_MS]]);
});
