import { describe, expect, it } from "vitest";
import { addDays, addMonths } from "#domain/calendar/day-arithmetic.ts";
import { type HandoverQuestion, handoverAt, proposeHandover } from "./handover.ts";

const question = (given: Partial<HandoverQuestion["former"]> = {}, starts = {}): HandoverQuestion => ({
  today: "2026-11-17",
  former: { renewsOn: "2027-01-18", endsAt: "renewal", periodMonths: 12, noticeDays: 0, ...given },
  starts: { first: "2026-11-17", last: "2027-11-17", ...starts },
  nextYearlyFeeOre: 306_000,
});

describe("how a new agreement meets the former one", () => {
  it("is proposed to begin on the day of renewal, with no day without and none paid twice", () => {
    expect(proposeHandover(question())).toEqual({
      startsOn: "2027-01-18",
      formerEndsOn: "2027-01-18",
      gapDays: 0,
      overlapDays: 0,
      overlapOre: 0,
      reason: "renewal",
    });
  });

  it.each([
    ["2027-01-25", { gapDays: 7, overlapDays: 0, overlapOre: 0 }],
    ["2027-01-11", { gapDays: 0, overlapDays: 7, overlapOre: 5868 }],
    ["2027-01-18", { gapDays: 0, overlapDays: 0, overlapOre: 0 }],
    ["2027-01-17", { gapDays: 0, overlapDays: 1, overlapOre: 838 }],
  ])("a start on %s is counted in days and in whole öre", (startsOn, expected) => {
    expect(handoverAt(question(), startsOn)).toMatchObject(expected);
  });

  it.each([
    ["the notice is too long for this renewal", { noticeDays: 90 }, {}, "notice", "2028-01-18"],
    ["the customer is bound past it", { boundUntil: "2027-02-01", periodMonths: 3 }, {}, "binding", "2027-04-18"],
    ["it may end on any day", { endsAt: "any-day" as const, noticeDays: 30 }, {}, "free", "2026-12-17"],
    [
      "it may end on any day after the binding",
      { endsAt: "any-day" as const, boundUntil: "2027-03-01" },
      {},
      "binding",
      "2027-03-01",
    ],
    ["the new one begins later", { periodMonths: 1 }, { first: "2027-01-20" }, "starts", "2027-02-18"],
  ])("%s: the proposal gives the reason", (_what, former, starts, reason, startsOn) => {
    const asked = question(former, starts);
    const proposed = proposeHandover({ ...asked, starts: { ...asked.starts, last: addDays(asked.today, 500) } });
    expect(proposed.gapDays).toBe(0);
    expect(proposed.reason).toBe(reason);
    expect(proposed.startsOn).toBe(startsOn);
  });

  it("summer time makes no day shorter", () => {
    expect(handoverAt(question({ renewsOn: "2027-03-27" }), "2027-03-29").gapDays).toBe(2);
  });
});

const HORIZON_DAYS = 130;
const daysFrom = (today: string): string[] => Array.from({ length: HORIZON_DAYS }, (_, at) => addDays(today, at));

/** Slow and obvious: every start against every possible end, each day looked at. */
function slowProposal(
  asked: HandoverQuestion,
  days: readonly string[],
): { gap: number; overlap: number; start: number } {
  const { today, former, starts } = asked;
  const renewals = new Set(Array.from({ length: 12 }, (_, at) => addMonths(former.renewsOn, at * former.periodMonths)));
  const noticed = addDays(today, former.noticeDays);
  const ends = days.flatMap((day, at) =>
    day >= noticed && day >= (former.boundUntil ?? today) && (former.endsAt === "any-day" || renewals.has(day))
      ? [at]
      : [],
  );
  let best: { gap: number; overlap: number; start: number } | undefined;
  for (const [start, startsOn] of days.entries()) {
    if (startsOn < starts.first || startsOn > starts.last) continue;
    for (const end of ends) {
      let gap = 0;
      let overlap = 0;
      for (let day = 0; day < HORIZON_DAYS; day += 1) {
        if (day >= end && day < start) gap += 1;
        if (day < end && day >= start) overlap += 1;
      }
      if (!best || gap < best.gap || (gap === best.gap && overlap < best.overlap)) best = { gap, overlap, start };
    }
  }
  if (!best) throw new Error("no day on which the former one may end");
  return best;
}

describe("for every combination of renewal, notice, start and binding", () => {
  const combinations: HandoverQuestion[] = [];
  const todays = ["2026-11-17", "2027-01-31"];
  const daysOf = new Map(todays.map((today) => [today, daysFrom(today)]));
  for (const today of todays)
    for (const endsAt of ["renewal", "any-day"] as const)
      for (const renewal of [-20, 0, 1, 13, 30, 62])
        for (const periodMonths of [1, 2])
          for (const noticeDays of [0, 1, 14, 30])
            for (const bound of [undefined, 0, 10, 45])
              for (const [first, last] of [
                [0, 40],
                [7, 7],
                [20, 40],
              ] as const)
                combinations.push({
                  today,
                  former: {
                    renewsOn: addDays(today, renewal),
                    endsAt,
                    periodMonths,
                    noticeDays,
                    boundUntil: bound === undefined ? undefined : addDays(today, bound),
                  },
                  starts: { first: addDays(today, first), last: addDays(today, last) },
                  nextYearlyFeeOre: 365_000,
                });

  it("the proposed day has no gap and the smallest possible overlap", () => {
    for (const asked of combinations) {
      const proposed = proposeHandover(asked);
      const days = daysOf.get(asked.today) ?? [];
      const slow = slowProposal(asked, days);
      expect(
        { gap: proposed.gapDays, overlap: proposed.overlapDays, start: days.indexOf(proposed.startsOn) },
        JSON.stringify(asked),
      ).toEqual(slow);
      expect(slow.gap).toBe(0);
      expect(handoverAt(asked, proposed.startsOn)).toEqual(proposed);
      expect(proposed.overlapOre).toBe(proposed.overlapDays * 1000);
    }
    expect(combinations.length).toBeGreaterThan(2000);
  });

  it("no chosen day has both a gap and an overlap, or an end that the rule forbids", () => {
    for (const asked of combinations.filter((_, at) => at % 7 === 0))
      for (const add of [0, 1, 5, 12, 33, 64]) {
        const startsOn = addDays(asked.today, add);
        const { gapDays, overlapDays, formerEndsOn } = handoverAt(asked, startsOn);
        expect(Math.min(gapDays, overlapDays)).toBe(0);
        expect(addDays(formerEndsOn, gapDays - overlapDays)).toBe(startsOn);
        expect(formerEndsOn >= addDays(asked.today, asked.former.noticeDays)).toBe(true);
        expect(formerEndsOn >= (asked.former.boundUntil ?? "")).toBe(true);
      }
  });
});
