import { startTransition, useEffect, useState } from "react";

/** Counts from one up to a number, each step in a task of its own: parts that are shown one by one never hold a slow phone for long. */
export function useSteps(count: number): number {
  const [step, setStep] = useState(1);
  useEffect(() => {
    if (step >= count) return undefined;
    const next = setTimeout(() => startTransition(() => setStep(step + 1)));
    return () => clearTimeout(next);
  }, [step, count]);
  return step;
}
