import { expect, it } from "vitest";
import { householdTimeline } from "#domain/household/household-timeline.ts";
import { joinTimelines } from "./join-timelines.ts";

const TODAY = "2026-11-17";
const contract = (heldId: string, monthlyOre: number, renewsOn: string) => ({
  heldId,
  source: "entered" as const,
  vertical: "v",
  product: "produkt",
  providerName: heldId,
  monthlyOre,
  renewsOn,
  knownOn: TODAY,
});
const own = householdTimeline([contract("own", 10_000, "2027-06-01")], TODAY);

it("a person without a partner, or whose partner shows nothing, has their own timeline", () => {
  expect(joinTimelines(own, undefined)).toBe(own);
  expect(joinTimelines(own, { firstName: "Bo", contracts: [] })).toBe(own);
});

it("what the partner shows is in the order of days and in the sum, marked with their name", () => {
  const joined = joinTimelines(own, { firstName: "Bo", contracts: [contract("theirs", 5_000, "2027-01-18")] });
  expect(joined.rows.map(({ contract: { heldId, heldBy, source } }) => [heldId, heldBy, source])).toEqual([
    ["theirs", "Bo", "shared"],
    ["own", undefined, "entered"],
  ]);
  expect(joined.monthlyOre).toBe(15_000);
  expect(joined.next?.contract.heldId).toBe("theirs");
});
