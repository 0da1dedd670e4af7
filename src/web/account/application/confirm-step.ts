/** What is asked about once more before it is done; a link, so that it works without script. */
export type ConfirmStep = "withdraw" | "end";

const PARAMETER = "steg";
const VALUES: Readonly<Record<ConfirmStep, string>> = { withdraw: "angra", end: "avsluta" };

export const confirmQuery = (step: ConfirmStep): string => `?${PARAMETER}=${VALUES[step]}`;

export function readConfirmStep(query: URLSearchParams): ConfirmStep | undefined {
  const value = query.get(PARAMETER);
  if (value === VALUES.withdraw) return "withdraw";
  return value === VALUES.end ? "end" : undefined;
}
