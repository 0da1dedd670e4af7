import { expect, it } from "vitest";
import { fetchPrompt, ownerFlag, ownerTrackingLabel } from "./owner-flag.ts";

it("the owner is unknown until the question is answered [C-046]", () => {
  expect(ownerFlag("vehicle", undefined)).toBe("unknown");
  expect(ownerFlag("other", undefined)).toBe("unknown");
});

it.each([
  ["vehicle", "OK", "owner"],
  ["vehicle", "NOT_OWNER", "not-owner"],
  ["other", "OK", "owner"],
  ["other", "NOT_OWNER", "owner"],
] as const)("for a %s answered %s the visitor counts as %s [C-047]", (service, status, flag) => {
  expect(ownerFlag(service, { status })).toBe(flag);
});

it("the question is asked while it is unknown, gone for the owner, and explained to others [C-048]", () => {
  expect([fetchPrompt("unknown"), fetchPrompt("owner"), fetchPrompt("not-owner")]).toEqual(["ask", "offer", "explain"]);
  const labels = (["unknown", "owner", "not-owner"] as const).map(ownerTrackingLabel);
  expect(new Set(labels).size).toBe(3);
});
