export interface StepperState {
  readonly names: readonly string[];
  /** Counted from 1, as the visitor sees it. */
  readonly current: number;
  /** F-104: why the last move did not happen; null when it did. */
  readonly warning: string | null;
}

export type StepperMove =
  | { readonly type: "next" }
  | { readonly type: "last" }
  | { readonly type: "named"; readonly name: string }
  | { readonly type: "numbered"; readonly step: number }
  | { readonly type: "reset" };

export const startStepper = (names: readonly string[]): StepperState => ({ names, current: 1, warning: null });

export function moveStepper(state: StepperState, move: StepperMove): StepperState {
  const step = stepAsked(state, move);
  if (Number.isInteger(step) && step >= 1 && step <= state.names.length)
    return { ...state, current: step, warning: null };
  const asked = move.type === "named" ? `"${move.name}"` : String(step);
  return { ...state, warning: `Step ${asked} is not one of the ${state.names.length} steps` };
}

function stepAsked({ names, current }: StepperState, move: StepperMove): number {
  switch (move.type) {
    case "next":
      return current + 1;
    case "last":
      return names.length;
    case "named":
      return names.indexOf(move.name) + 1;
    case "numbered":
      return move.step;
    case "reset":
      return 1;
  }
}

export type StepStatus = "completed" | "current" | "upcoming";

export const stepStatus = (index: number, currentIndex: number): StepStatus =>
  index < currentIndex ? "completed" : index === currentIndex ? "current" : "upcoming";
