import { expect, it, vi } from "vitest";
import { nextWithdrawStep, withdrawnStep } from "./withdraw-steps.ts";

const after = (posted: string, hasProblems = false) => nextWithdrawStep(posted, hasProblems, () => undefined);

it("continues to the confirmation when all is filled in, and stays when a field is invalid", () => {
  expect(after("ask")).toBe("confirm");
  expect(after("ask", true)).toBe("fill-in");
});

it("goes back to what was filled in, by its button or by its step", () => {
  expect(after("change")).toBe("fill-in");
  expect(after("fill-in")).toBe("fill-in");
});

it("is at its last step when the withdrawal has been received, and never before", () => {
  expect(withdrawnStep()).toBe(3);
  expect(after("done")).toBe("fill-in");
});

it("refuses a step that there is not, and warns of it", () => {
  const warn = vi.fn();
  expect(nextWithdrawStep("betala", false, warn)).toBe("fill-in");
  expect(warn).toHaveBeenCalledExactlyOnceWith('Step "betala" is not one of the 3 steps');
});
