import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  applyCorrection,
  applyDeskEnding,
  applyNews,
  applyTimeout,
  applyWithdrawal,
  type DeliveryNews,
  type DeliveryProgress,
} from "./delivery-progress.ts";
import { DELIVERY_STATES, deliveryMailOf, deliveryPhase, FOLLOWED_STATES, mayFollow } from "./delivery-state.ts";

const FIRST: DeliveryProgress = { state: "pending", round: 0, change: 0 };
const RULE = { maxRounds: 2, canCorrect: (field: string) => field === "number" };

const dates = fc.constantFrom("2026-12-01", "2026-12-15", "2027-01-01");
const news: fc.Arbitrary<DeliveryNews> = fc.oneof(
  fc.record({ kind: fc.constant("pending" as const) }),
  fc.record({ kind: fc.constantFrom("confirmed" as const, "moved" as const, "completed" as const), date: dates }),
  fc.record({
    kind: fc.constant("refused" as const),
    field: fc.constantFrom<string | undefined>("number", "other", undefined),
  }),
);
const inputs = fc.array(fc.oneof(news, fc.constantFrom("correct" as const, "unclear" as const, "ended" as const)), {
  maxLength: 40,
});

const next = (before: DeliveryProgress, input: DeliveryNews | "correct" | "unclear" | "ended") =>
  typeof input === "string" ? OWN_STEPS[input](before) : applyNews(before, input, RULE);
const OWN_STEPS = { correct: applyCorrection, unclear: applyTimeout, ended: applyWithdrawal };

describe("the states of a delivery", () => {
  it("move forward only: to a later state of the round, to a new day, or to the next round", () => {
    fc.assert(
      fc.property(inputs, (walk) => {
        let before = FIRST;
        for (const input of walk) {
          const after = next(before, input)?.to;
          if (!after) continue;
          expect(after.change).toBe(before.change + 1);
          const isMovedDay = after.state === "confirmed" && before.state === "confirmed" && after.date !== before.date;
          const rank = (progress: DeliveryProgress) => progress.round * 100 + DELIVERY_STATES.indexOf(progress.state);
          // Staff end what the provider refused.
          const isByStaff = deliveryPhase(before.state) === "desk";
          expect(isMovedDay || isByStaff || rank(after) > rank(before), `${before.state} ${after.state}`).toBe(true);
          expect(after.round).toBeLessThanOrEqual(RULE.maxRounds);
          before = after;
        }
      }),
    );
  });

  it("a delivery that is over never changes, and every other can end", () => {
    for (const state of DELIVERY_STATES) expect(mayFollow(state, "ended"), state).toBe(deliveryPhase(state) !== "over");
    fc.assert(
      fc.property(news, (answer) => {
        for (const state of ["completed", "ended"] as const)
          expect(applyNews({ ...FIRST, state }, answer, RULE)).toBeUndefined();
      }),
    );
  });

  it("the customer is informed of every state that is not a step of our own", () => {
    expect(DELIVERY_STATES.filter((state) => deliveryMailOf(state) === undefined)).toEqual([
      "corrected",
      "pending",
      "ended",
    ]);
    expect(FOLLOWED_STATES).toEqual(["corrected", "pending", "confirmed", "correcting"]);
  });
});

test("a withdrawal ends every delivery that is not over, with a mail about it", () => {
  const mails = DELIVERY_STATES.map((state) => [state, applyWithdrawal({ ...FIRST, state })?.mail]);
  expect(mails).toEqual(
    DELIVERY_STATES.map((state) => [state, deliveryPhase(state) === "over" ? undefined : "delivery-withdrawn"]),
  );
});

test("only a delivery that waits for staff is closed or restarted by them", () => {
  const outcomes = DELIVERY_STATES.map((state) =>
    (["closed", "restarted"] as const).map((ending) => applyDeskEnding({ ...FIRST, state }, ending)?.to.state),
  );
  const none = [undefined, undefined];
  expect(outcomes).toEqual(
    DELIVERY_STATES.map((state) => (deliveryPhase(state) === "desk" ? ["ended", "pending"] : none)),
  );
});

describe("the provider's answer", () => {
  it("repeated, changes nothing", () => {
    const answer = { kind: "confirmed", date: "2026-12-01" } as const;
    const first = applyNews(FIRST, answer, RULE);
    expect(first).toMatchObject({ to: { state: "confirmed", date: "2026-12-01" }, mail: "delivery-confirmed" });
    expect(first && applyNews(first.to, answer, RULE)).toBeUndefined();
  });

  it("with another day moves the day, and states it", () => {
    const confirmed = { ...FIRST, state: "confirmed", date: "2026-12-01" } as const;
    expect(applyNews(confirmed, { kind: "moved", date: "2026-12-15" }, RULE)).toMatchObject({
      to: { state: "confirmed", date: "2026-12-15" },
      mail: "delivery-moved",
    });
  });

  it("a refused value goes to the customer as often as the rule allows, then to staff", () => {
    const refused = { kind: "refused", field: "number" } as const;
    let before = FIRST;
    for (const round of [0, 1]) {
      before = applyNews(before, refused, RULE)?.to ?? before;
      expect(before).toMatchObject({ state: "correcting", field: "number", round });
      before = applyCorrection(before)?.to ?? before;
      expect(before).toMatchObject({ state: "corrected", round: round + 1 });
    }
    expect(applyNews(before, refused, RULE)?.to.state).toBe("unclear");
  });

  it("to a correction that it got before may state any later state", () => {
    const corrected = { ...FIRST, state: "corrected", round: 1 } as const;
    for (const kind of ["confirmed", "moved", "completed"] as const)
      expect(applyNews(corrected, { kind, date: "2026-12-01" }, RULE)?.to).toMatchObject({
        state: kind === "completed" ? "completed" : "confirmed",
        date: "2026-12-01",
        round: 1,
      });
  });

  it("a refusal without a value that can be corrected goes to staff", () => {
    for (const field of [undefined, "other"])
      expect(applyNews(FIRST, { kind: "refused", field }, RULE)?.to.state).toBe("refused");
  });
});
