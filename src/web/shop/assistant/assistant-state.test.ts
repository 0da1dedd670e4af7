import { describe, expect, it } from "vitest";
import type { WireAssistantAnswer } from "#http/contract/ask-assistant.schema.ts";
import { type AssistantEvent, type AssistantState, startAssistant, stepAssistant } from "./assistant-state.ts";

const answer: WireAssistantAnswer = {
  suggestions: [{ subscriptionid: "s", providername: "Tuvull", reason: "Ja.", resultid: "r", claims: [] }],
  explanation: "Tuvull.",
  source: "model",
};
const toggled = (key: string): AssistantEvent => ({ type: "toggled", key, exclusive: [["low", "high"]] });
const run = (events: readonly AssistantEvent[], from: AssistantState = startAssistant("s1")): AssistantState =>
  events.reduce(stepAssistant, from);
const asking = run([toggled("low"), { type: "submitted" }]);
const kindAfter = (events: readonly AssistantEvent[], from = asking) => run(events, from).step.kind;

describe("the assistant's steps", () => {
  it("are init, loading, success and error [C-083]", () => {
    expect(startAssistant("s1").step.kind).toBe("init");
    expect(asking.step.kind).toBe("loading");
    expect(
      kindAfter([
        { type: "answered", answer },
        { type: "staged", stage: 3 },
      ]),
    ).toBe("success");
    expect(kindAfter([{ type: "failed" }])).toBe("error");
    expect(kindAfter([{ type: "failed" }, { type: "submitted" }])).toBe("loading");
  });

  it("no question is sent while nothing is chosen", () => {
    expect(run([{ type: "submitted" }]).step.kind).toBe("init");
    expect(run([toggled("low"), toggled("low"), { type: "submitted" }]).step.kind).toBe("init");
  });

  it("an early answer is shown at the third stage, and a late one when it arrives", () => {
    expect(
      kindAfter([
        { type: "answered", answer },
        { type: "staged", stage: 2 },
      ]),
    ).toBe("loading");
    expect(kindAfter([{ type: "staged", stage: 3 }])).toBe("loading");
    expect(
      kindAfter([
        { type: "staged", stage: 3 },
        { type: "answered", answer },
      ]),
    ).toBe("success");
  });

  it("an answer after a reset changes nothing", () => {
    expect(kindAfter([{ type: "reset" }, { type: "answered", answer }, { type: "staged", stage: 3 }])).toBe("init");
  });

  it("reset returns to init and preserves the choices; another search starts from the beginning [C-094]", () => {
    const done = run(
      [
        { type: "answered", answer },
        { type: "staged", stage: 3 },
      ],
      asking,
    );
    expect(run([{ type: "reset" }], done)).toMatchObject({ step: { kind: "init" }, selected: ["low"] });
    expect(run([{ type: "search-changed", searchId: "s2" }], done)).toEqual(startAssistant("s2"));
    expect(run([{ type: "search-changed", searchId: "s1" }], done)).toBe(done);
  });

  it("keeps what was asked and answered, newest first and each choice once [C-096]", () => {
    const found: AssistantEvent[] = [{ type: "submitted" }, { type: "staged", stage: 3 }, { type: "answered", answer }];
    const again: AssistantEvent[] = [{ type: "reset" }, toggled("high"), ...found];
    const first = run([toggled("low"), ...found]);
    expect(first.history).toEqual([{ selectedPreferences: ["low"], aiResponse: answer }]);
    const second = run(again, first);
    expect(second.history.map(({ selectedPreferences }) => selectedPreferences)).toEqual([["high"], ["low"]]);
    expect(run([{ type: "reset" }, ...found], second).history).toHaveLength(2);
    const [, entry] = second.history;
    if (!entry) throw new Error("no history");
    expect(run([{ type: "recalled", entry }], second)).toMatchObject({ selected: ["low"], step: { kind: "success" } });
  });
});
