import { describe, expect, it } from "vitest";
import { cancellationStatus, type CancellationFacts, leavesGap } from "./cancellation.ts";

const order = { isPlaced: true, isWithdrawn: false, startDate: "2027-01-18", thing: "SPV24K" };
const policy = {
  thing: "SPV24K",
  renewalDate: "2027-01-18",
  fetchedOn: "2026-11-14",
  isSameProvider: false,
  canBeNotified: true,
};
const facts: CancellationFacts = { order, ownership: "owner", policy, today: "2026-11-15" };

describe("whether the former insurance may be cancelled", () => {
  it.each<[string, string, CancellationFacts]>([
    ["the new begins the day the former ends", "ok", facts],
    ["the new begins before", "ok", { ...facts, order: { ...order, startDate: "2026-12-01" } }],
    ["fetched thirty days ago", "ok", { ...facts, policy: { ...policy, fetchedOn: "2026-10-16" } }],
    [
      "the former ends today",
      "ok",
      { ...facts, order: { ...order, startDate: "2026-11-15" }, policy: { ...policy, renewalDate: "2026-11-15" } },
    ],
    ["one day without insurance", "incorrect-start-date", { ...facts, order: { ...order, startDate: "2027-01-19" } }],
    ["nothing fetched", "no-recent-data", { ...facts, policy: undefined }],
    ["fetched too long ago", "no-recent-data", { ...facts, policy: { ...policy, fetchedOn: "2026-10-15" } }],
    ["renewed since", "no-recent-data", { ...facts, policy: { ...policy, renewalDate: "2026-11-14" } }],
    ["another owner", "not-owner", { ...facts, ownership: "other" }],
    ["another owner and nothing fetched", "not-owner", { ...facts, ownership: "other", policy: undefined }],
    ["an unknown owner", "error", { ...facts, ownership: "unknown" }],
    ["an order under way", "error", { ...facts, order: { ...order, isPlaced: false } }],
    ["a withdrawn order", "error", { ...facts, order: { ...order, isWithdrawn: true } }],
    ["an order of something else", "error", { ...facts, order: { ...order, thing: undefined } }],
    ["an insurance of another vehicle", "not-found", { ...facts, policy: { ...policy, thing: "ABC123" } }],
    ["the former is at the new provider", "same-provider", { ...facts, policy: { ...policy, isSameProvider: true } }],
    [
      "another vehicle at the new provider",
      "not-found",
      { ...facts, policy: { ...policy, isSameProvider: true, thing: "ABC123" } },
    ],
    ["an insurance without an end", "own-letter", { ...facts, policy: { ...policy, renewalDate: undefined } }],
    ["an insurer that takes no notices", "own-letter", { ...facts, policy: { ...policy, canBeNotified: false } }],
  ])("%s: %s [C-224]", (_what, status, given) => {
    expect(cancellationStatus(given)).toBe(status);
  });

  it("never asks for what would leave a day without insurance, whatever the dates", () => {
    const days = ["2026-11-15", "2026-12-31", "2027-01-01", "2027-01-17", "2027-01-18", "2027-01-19", "2027-03-01"];
    for (const startDate of days)
      for (const renewalDate of days) {
        const status = cancellationStatus({
          ...facts,
          order: { ...order, startDate },
          policy: { ...policy, renewalDate },
        });
        expect(status === "ok", `${startDate} after ${renewalDate}`).toBe(!leavesGap(renewalDate, startDate));
      }
  });
});
