import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnswerNews,
  type AnswerProgress,
  type AnswerRule,
  type ApplicantAct,
  applicationStateOf,
  applyAct,
  applyAnswer,
  applyTime,
  endMailOf,
} from "./answer-progress.ts";
import { type AnswerState, answerPhase, mayAnswerMove } from "./answer-state.ts";

const NOW = Date.parse("2026-11-17T12:00:00Z");
const LATER = "2026-12-17T12:00:00.000Z";
const EARLIER = "2026-11-16T12:00:00.000Z";
const RULE: AnswerRule = { withdrawUntil: LATER, canSupply: (what) => what === "payslip", maxRounds: 2 };

const at = (state: AnswerState, changes: Partial<AnswerProgress> = {}): AnswerProgress => ({
  state,
  round: 0,
  change: 4,
  ...changes,
});

describe("a provider's answer", () => {
  test("moves on, counts the change and names its mail", () => {
    expect(applyAnswer(at("asking"), { kind: "received" }, RULE)).toEqual({
      to: { state: "received", round: 0, change: 5, needed: undefined, until: undefined },
      mail: undefined,
    });
    expect(applyAnswer(at("received"), { kind: "offered", validUntil: LATER }, RULE)).toMatchObject({
      to: { state: "offered", until: LATER },
      mail: "application-offered",
    });
  });

  test("that is repeated changes nothing", () => {
    expect(applyAnswer(at("received"), { kind: "received" }, RULE)).toBeUndefined();
    expect(applyAnswer(at("offered"), { kind: "offered", validUntil: LATER }, RULE)).toBeUndefined();
    expect(applyAnswer(at("declined"), { kind: "offered", validUntil: LATER }, RULE)).toBeUndefined();
  });

  test("that asks for more goes to the applicant, as often as the rule permits", () => {
    const news = { kind: "needed", what: "payslip" } as const;
    expect(applyAnswer(at("received"), news, RULE)).toMatchObject({
      to: { state: "needed", needed: "payslip" },
      mail: "application-needed",
    });
    expect(applyAnswer(at("supplied", { round: 2 }), news, RULE)?.to.state).toBe("declined");
    expect(applyAnswer(at("received"), { kind: "needed", what: "a pledge" }, RULE)?.to.state).toBe("declined");
  });
});

describe("what the applicant does", () => {
  test("begins a round of its own", () => {
    expect(applyAct(at("needed", { needed: "payslip" }), "supply", NOW)?.to).toMatchObject({
      state: "supplied",
      round: 1,
      needed: "payslip",
    });
    expect(applyAct(at("offered", { until: LATER }), "accept", NOW)?.to).toMatchObject({
      state: "accepting",
      round: 1,
    });
  });

  test("has no effect when the time is up", () => {
    expect(applyAct(at("offered", { until: EARLIER }), "accept", NOW)).toBeUndefined();
    expect(applyAct(at("accepted", { until: EARLIER }), "withdraw", NOW)).toBeUndefined();
  });
});

describe("time", () => {
  test("ends what was not answered, not accepted or can no longer be withdrawn", () => {
    expect(applyTime(at("received"), NOW + 1, NOW)).toBeUndefined();
    expect(applyTime(at("received"), NOW, NOW)?.to.state).toBe("unanswered");
    expect(applyTime(at("needed"), NOW, NOW)?.to.state).toBe("unanswered");
    expect(applyTime(at("offered", { until: LATER }), NOW, NOW)).toBeUndefined();
    expect(applyTime(at("offered", { until: EARLIER }), NOW, NOW)?.to.state).toBe("expired");
    expect(applyTime(at("accepted", { until: EARLIER }), NOW, NOW)?.to.state).toBe("completed");
  });

  test("ends an application that the applicant has ended and no provider confirms", () => {
    expect(applyTime(at("ending"), NOW + 1, NOW)).toBeUndefined();
    expect(applyTime(at("ending"), NOW, NOW)?.to.state).toBe("ended");
  });

  test("never ends an acceptance that the provider does not know yet", () => {
    expect(applyTime(at("accepting", { until: EARLIER }), NOW, NOW)).toBeUndefined();
    expect(applyTime(at("withdrawing", { until: EARLIER }), NOW, NOW)).toBeUndefined();
  });
});

test("whatever happens, an answer moves by its table, within a round never back, and ends for good", () => {
  const news = fc.constantFrom<AnswerNews>(
    { kind: "received" },
    { kind: "needed", what: "payslip" },
    { kind: "offered", validUntil: LATER },
    { kind: "declined" },
    { kind: "accepted" },
    { kind: "lapsed" },
    { kind: "withdrawn" },
    { kind: "closed" },
  );
  const act = fc.constantFrom<ApplicantAct>("supply", "accept", "withdraw", "end");
  fc.assert(
    fc.property(fc.array(fc.oneof(news, act, fc.constant("time" as const)), { maxLength: 30 }), (events) => {
      let now = at("asking", { change: 0 });
      const seen = new Map<number, AnswerState[]>([[0, ["asking"]]]);
      for (const event of events) {
        const next =
          event === "time"
            ? applyTime(now, NOW, NOW)
            : typeof event === "string"
              ? applyAct(now, event, NOW)
              : applyAnswer(now, event, RULE);
        if (!next) continue;
        expect(answerPhase(now.state)).not.toBe("over");
        expect(mayAnswerMove(now.state, next.to.state)).toBe(true);
        expect(next.to.change).toBe(now.change + 1);
        const inRound = seen.get(next.to.round) ?? [];
        expect(inRound).not.toContain(next.to.state);
        seen.set(next.to.round, [...inRound, next.to.state]);
        now = next.to;
      }
    }),
  );
});

describe("the application", () => {
  test("is open while a provider has yet to decide, and answered when none has", () => {
    expect(applicationStateOf(["offered", "received"])).toBe("open");
    expect(applicationStateOf(["offered", "needed"])).toBe("open");
    expect(applicationStateOf(["offered", "declined", "unanswered"])).toBe("answered");
  });

  test("is accepted with one of its answers, whatever the others are", () => {
    expect(applicationStateOf(["accepting", "received", "offered"])).toBe("accepted");
    expect(applicationStateOf(["completed", "ended"])).toBe("accepted");
    expect(applicationStateOf(["withdrawn", "ended"])).toBe("ended");
  });

  test("that ends without an offer is reported once as declined, with unused offers as expired", () => {
    expect(endMailOf(["declined", "unanswered"])).toBe("application-declined");
    expect(endMailOf(["declined", "expired"])).toBe("application-expired");
    expect(endMailOf(["declined", "received"])).toBeUndefined();
    expect(endMailOf(["declined", "ended"])).toBeUndefined();
    expect(endMailOf(["withdrawn", "ended"])).toBeUndefined();
  });
});
