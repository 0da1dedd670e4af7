import { expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { chooseShared, shareExpiry, sharePhase } from "./shared-list.ts";

const SHARED_AT = Date.parse("2026-11-15T17:40:00Z");
const times = { expiresAtMs: shareExpiry(SHARED_AT), revokedAtMs: undefined };

it("a link is valid for thirty days to the millisecond", () => {
  expect(sharePhase(times, SHARED_AT + 30 * DAY_MS - 1)).toBe("open");
  expect(sharePhase(times, SHARED_AT + 30 * DAY_MS)).toBe("expired");
});

it("a revoked link is revoked, before and after it would have expired", () => {
  const revoked = { ...times, revokedAtMs: SHARED_AT + 1 };
  expect(sharePhase(revoked, SHARED_AT + 2)).toBe("revoked");
  expect(sharePhase(revoked, SHARED_AT + 31 * DAY_MS)).toBe("revoked");
});

it("three offers at most are shared, in the order of the list, and the first three by default", () => {
  const offers = ["a", "b", "c", "d", "e"].map((resultId) => ({ resultId }));
  const chosen = (...ids: string[]) => chooseShared(offers, ids).map(({ resultId }) => resultId);
  expect(chosen()).toEqual(["a", "b", "c"]);
  expect(chosen("not in the list")).toEqual(["a", "b", "c"]);
  expect(chosen("e", "b")).toEqual(["b", "e"]);
  expect(chosen("e", "d", "c", "b")).toEqual(["b", "c", "d"]);
});
