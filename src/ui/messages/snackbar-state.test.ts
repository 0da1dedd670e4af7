import { expect, test } from "vitest";
import { reduceSnackbars, snackbarAutoCloseMs, type SnackbarItem, visibleSnackbars } from "./snackbar-state.ts";

const item = (key: string, text = key): SnackbarItem => ({ key, text, autoDismiss: true });
const add = (items: readonly SnackbarItem[], added: SnackbarItem) =>
  reduceSnackbars(items, { type: "added", item: added });

test("a snackbar has key, text and autoDismiss, and may have an action with text and onClick [F-078]", () => {
  const whole: SnackbarItem = {
    key: "k",
    text: "t",
    action: { text: "Undo", onClick: () => undefined },
    autoDismiss: false,
  };
  expect(add([], whole)).toEqual([whole]);
});

test("it stays 100 ms per character, at least 4 s and at most 10 s [F-079]", () => {
  expect([10, 60, 200].map((length) => snackbarAutoCloseMs("x".repeat(length)))).toEqual([4000, 6000, 10_000]);
});

test("items are listed oldest first, the same key once, and a fourth waits for its turn", () => {
  const four = ["a", "b", "c", "d"].map((key) => item(key)).reduce(add, []);
  expect(visibleSnackbars(four).map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(add(four, item("b", "again")).map(({ text }) => text)).toEqual(["a", "again", "c", "d"]);
  const left = reduceSnackbars(four, { type: "dismissed", key: "a" });
  expect(visibleSnackbars(left).map(({ key }) => key)).toEqual(["b", "c", "d"]);
  expect(reduceSnackbars(left, { type: "dismissed", key: "a" })).toBe(left);
});
