/** What a person can choose, in kronor for a year. */
export const THRESHOLDS_KR = [0, 300, 500, 1_000, 2_000] as const;
const DEFAULT_KR = 500;

/** In öre; what is not one of the choices is the usual one. */
export function readThreshold(typed: string): number {
  const kr = THRESHOLDS_KR.find((choice) => String(choice) === typed) ?? DEFAULT_KR;
  return kr * 100;
}
