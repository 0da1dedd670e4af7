/** What a person can choose, in kronor for a year. */
export const THRESHOLDS_KR = [0, 300, 500, 1_000, 2_000] as const;
export const USUAL_THRESHOLD_ORE = 500_00;

/** In öre; what is not one of the choices is the usual one. */
export function readThreshold(typed: string): number {
  const kr = THRESHOLDS_KR.find((choice) => String(choice) === typed);
  return kr === undefined ? USUAL_THRESHOLD_ORE : kr * 100;
}
