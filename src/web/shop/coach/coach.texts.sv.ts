export const coachStepTexts = {
  done: "klar",
  now: "pågår",
  later: "Kommer senare",
} as const;
