import { expect, test } from "vitest";
import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import type { CoverVerdict } from "./like-for-like.ts";
import { rankStaying } from "./staying.ts";

const offer = (yearlyOre: number, verdict: CoverVerdict = "not-less") => ({ yearlyOre, verdict });
const TODAY = 4_000_00;

test("a cheaper offer with less cover is not better than staying, one with the same cover is", () => {
  const forLess = [offer(3_000_00, "less"), offer(3_500_00, "less"), offer(5_000_00)];
  expect(rankStaying(TODAY, forLess)).toEqual({ position: 3, of: 4, cheaper: 2, cheaperForLess: 2, isBest: true });
  expect(rankStaying(TODAY, [...forLess, offer(3_999_99)])).toMatchObject({ position: 4, isBest: false });
});

test("an equal price is not cheaper: the present insurance stands before it", () => {
  expect(rankStaying(TODAY, [offer(TODAY), offer(TODAY + 1)])).toMatchObject({ position: 1, cheaper: 0, isBest: true });
});

test("beside a cheaper offer whose cover is unknown, staying is not called best", () => {
  expect(rankStaying(TODAY, [offer(3_000_00, "unknown"), offer(3_100_00, "less")])?.isBest).toBe(false);
  expect(rankStaying(TODAY, [offer(5_000_00, "unknown")])?.isBest).toBe(true);
});

test("a visitor who asks for another kind of cover is not asked to stay", () => {
  const change = { kind: "more", today: "Halv", wanted: "Hel", parts: ["vagnskada"] } as const;
  expect(rankStaying(TODAY, [offer(5_000_00)], change)).toMatchObject({ position: 1, isBest: false });
});

test("neither an unknown fee nor that of a campaign has a place, and an empty list has none to give", () => {
  const fee = (yearlyFeeOre: number | undefined, isCampaignInsurance: boolean) =>
    comparableFeeOre({ yearlyFeeOre, isCampaignInsurance });
  expect(rankStaying(fee(undefined, false), [offer(1)])).toBeUndefined();
  expect(rankStaying(fee(TODAY, true), [offer(5_000_00)])).toBeUndefined();
  expect(rankStaying(fee(TODAY, false), [])).toBeUndefined();
});
