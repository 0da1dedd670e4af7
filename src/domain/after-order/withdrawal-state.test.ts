import { expect, test } from "vitest";
import { CLOSED_STATES, UNCLEAR_STATES, WITHDRAWAL_STATES, withdrawalPhase } from "./withdrawal-state.ts";

test("every state of a withdrawal is in the phase that the customer sees", () => {
  expect(Object.fromEntries(WITHDRAWAL_STATES.map((state) => [state, withdrawalPhase(state)]))).toEqual({
    accepted: "sending",
    confirmed: "confirmed",
    refused: "unclear",
    uncertain: "unclear",
    ended: "confirmed",
    continued: "continued",
  });
});

test("staff close what is unclear, and nothing more happens to what is closed", () => {
  expect(UNCLEAR_STATES).toEqual(["refused", "uncertain"]);
  expect(CLOSED_STATES).toEqual(["confirmed", "ended", "continued"]);
});
