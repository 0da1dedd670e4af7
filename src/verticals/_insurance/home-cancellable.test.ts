import { expect, it } from "vitest";
import { homeCancellable } from "./home-cancellable.ts";

const { thing } = homeCancellable("");

it("a home is the same however its address is written, and is named as it is read", () => {
  const ordered = thing({ address: "Sparvvägen 7", zip: "12345" });
  expect(ordered?.name).toBe("Sparvvägen 7, 123 45");
  expect(thing({ address: "SPARVVÄGEN  7", zip: "123 45" })?.key).toBe(ordered?.key);
  expect(thing({ address: "Sparvvägen 9", zip: "12345" })?.key).not.toBe(ordered?.key);
  expect(thing({ address: "Sparvvägen 7", zip: "54321" })?.key).not.toBe(ordered?.key);
});

it("a home without an address is none", () => {
  expect(thing({ address: null, zip: "12345" })).toBeUndefined();
  expect(thing({})).toBeUndefined();
});
