import { moveStepper, startStepper, type StepperMove, type StepperState } from "#ui/pieces/stepper-state.ts";
import { warnDeveloper } from "#ui/pieces/warn-developer.ts";

/** A withdrawal that has not been sent is at one of the first two. */
export type WithdrawStep = "fill-in" | "confirm";

export const WITHDRAW_STEPS = ["fill-in", "confirm", "done"] as const;

const first = startStepper(WITHDRAW_STEPS);

/** A button is named by its action; a press on a step in the indicator names the step. */
const MOVES: Readonly<Record<string, StepperMove>> = { ask: { type: "next" }, change: { type: "reset" } };

/** The step that is shown after a press. No posted value leads to the last one: only a received withdrawal does. */
export function nextWithdrawStep(posted: string, hasProblems: boolean, warn = warnDeveloper): WithdrawStep {
  const asked = moveStepper(first, MOVES[posted] ?? { type: "named", name: posted });
  if (asked.warning !== null) warn(asked.warning);
  return !hasProblems && nameOf(asked) === "confirm" ? "confirm" : "fill-in";
}

/** Counted from 1. */
export const withdrawStepNumber = (step: WithdrawStep): number =>
  moveStepper(first, { type: "named", name: step }).current;

export const withdrawnStep = (): number => moveStepper(first, { type: "last" }).current;

const nameOf = ({ names, current }: StepperState): string | undefined => names[current - 1];
