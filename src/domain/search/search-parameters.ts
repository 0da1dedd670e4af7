/** Search parameters by their wire names. */
export type SearchParameters = Readonly<Record<string, string>>;

export interface ParameterSources {
  readonly defaults?: SearchParameters;
  /** What the server already has: a stored search. */
  readonly stored?: SearchParameters;
  /** What the page holds: typed now, or earlier in the session. */
  readonly given?: SearchParameters;
  /** From the current insurance; null is what its insurer did not report. */
  readonly fetched?: Readonly<Record<string, string | null>>;
}

/** Spec 3 §4.7: defaults, server-side parameters, session-stored ones, non-null fetched data; the later over the earlier. */
export function mergeParameters({ defaults, stored, given, fetched }: ParameterSources): Record<string, string> {
  const known = Object.entries(fetched ?? {}).filter((entry): entry is [string, string] => entry[1] !== null);
  return { ...defaults, ...stored, ...given, ...Object.fromEntries(known) };
}

export type OrderFlowVersion = "new_prefilled_v1" | "new_manual_v1";

/** Spec 2 §7: a checkout can be filled in beforehand when the current insurance has been fetched. */
export const orderFlowVersion = (fetchDataId: string | undefined): OrderFlowVersion =>
  fetchDataId ? "new_prefilled_v1" : "new_manual_v1";
