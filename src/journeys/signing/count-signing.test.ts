import { expect, it } from "vitest";
import { countSigning } from "./count-signing.ts";
import type { SigningEvent } from "./signing.ports.ts";

it.each<[SigningEvent["outcome"], string | undefined, string | undefined]>([
  ["started", "same", "started"],
  ["accepted", undefined, "completed"],
  ["failed", "userCancel", "failed"],
  ["failed", "not-returned", "failed"],
  ["failed", "expiredTransaction", "expired"],
  ["not-started", "maintenance", "not-started"],
  ["cancelled", undefined, "cancelled"],
  ["signed", undefined, undefined],
  ["returned", undefined, undefined],
  ["return-refused", undefined, undefined],
])("an event %s (%s) is counted as %s", (outcome, reason, counted) => {
  expect(countSigning({ signingId: "s", outcome, reason })).toBe(counted);
});
