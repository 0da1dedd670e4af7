/** The reason for a refusal, in the insurer's own text to the visitor; undefined is no refusal. */
export type Refusal<Risk> = (risk: Risk) => string | undefined;

export const when =
  <Risk>(isRefused: (risk: Risk) => boolean, reason: string): Refusal<Risk> =>
  (risk) =>
    isRefused(risk) ? reason : undefined;

export const underAge = when<{ readonly ageYears: number }>(
  ({ ageYears }) => ageYears < 18,
  "Du behöver vara minst 18 år.",
);

/** The first that gives a reason decides. */
export function reasonAgainst<Risk>(refusals: readonly Refusal<Risk>[], risk: Risk): string | undefined {
  for (const refuse of refusals) {
    const reason = refuse(risk);
    if (reason) return reason;
  }
  return undefined;
}
