import { expect, test } from "vitest";
import { moveStepper, startStepper, type StepperMove, stepStatus } from "./stepper-state.ts";

const first = startStepper(["details", "prices", "order"]);
const after = (...moves: StepperMove[]) => moves.reduce(moveStepper, first);

test("steps count from 1 and move to the next, the last, a named one, or back to 1 [F-103]", () => {
  expect(first.current).toBe(1);
  expect(after({ type: "next" }).current).toBe(2);
  expect(after({ type: "last" }).current).toBe(3);
  expect(after({ type: "named", name: "prices" }).current).toBe(2);
  expect(after({ type: "numbered", step: 3 }).current).toBe(3);
  expect(after({ type: "last" }, { type: "reset" }).current).toBe(1);
});

test("a step outside the range is refused with a warning, and the next good move clears it [F-104]", () => {
  const tooFar = after({ type: "last" }, { type: "next" });
  expect(tooFar).toEqual({ ...first, current: 3, warning: "Step 4 is not one of the 3 steps" });
  expect(after({ type: "numbered", step: 0 }).warning).toContain("Step 0");
  expect(after({ type: "numbered", step: 1.5 })).toMatchObject({ current: 1, warning: expect.any(String) });
  expect(after({ type: "named", name: "payment" })).toMatchObject({
    current: 1,
    warning: expect.stringContaining('"payment"'),
  });
  expect(moveStepper(tooFar, { type: "reset" }).warning).toBeNull();
});

test("a step is completed before the current, current at it, upcoming after it [F-105]", () => {
  expect([0, 1, 2].map((index) => stepStatus(index, 1))).toEqual(["completed", "current", "upcoming"]);
  expect([0, 1, 2].map((index) => stepStatus(index, 0))).toEqual(["current", "upcoming", "upcoming"]);
});
