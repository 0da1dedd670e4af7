import type { Place } from "./place.ts";

/** Where an application is filled in, step by step; perhaps with answers for the first step. */
export const applyPath = (vertical: Place, answers: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams(answers).toString();
  return `${vertical.path}ansokan/${query === "" ? "" : `?${query}`}`;
};
/** One of its steps, by its slug. */
export const applyStepPath = (vertical: Place, step: string) => applyPath(vertical, { [STEP_PARAMETER]: step });
/** After a signature: the application, or what it still waits for. */
export const applyDonePath = (vertical: Place, applicationHash: string) =>
  applyPath(vertical, { [DONE_PARAMETER]: applicationHash });
/** Where another person signs it, by the code that was mailed to them. */
export const coSignPath = (vertical: Place, code: string) =>
  `${vertical.path}ansokan/medsokande/?kod=${encodeURIComponent(code)}`;

export const STEP_PARAMETER = "steg";
export const DONE_PARAMETER = "klar";
