import { expect, it } from "vitest";
import { countLogin } from "./count-login.ts";
import type { LoginEvent } from "./login.ports.ts";

it.each<[LoginEvent["outcome"], string | undefined, string | undefined]>([
  ["started", "same", "started"],
  ["complete", undefined, "completed"],
  ["failed", "userCancel", "abandoned"],
  ["failed", "expiredTransaction", "abandoned"],
  ["failed", "not-returned", "failed"],
  ["failed", "internalError", "failed"],
  ["failed", undefined, "failed"],
  ["not-started", "maintenance", "not-started"],
  ["not-started", "alreadyInProgress", "abandoned"],
  ["reissued", undefined, undefined],
  ["returned", undefined, undefined],
  ["return-refused", undefined, undefined],
])("an event %s (%s) is counted as %s", (outcome, reason, counted) => {
  expect(countLogin({ loginId: "l", outcome, reason })).toBe(counted);
});
