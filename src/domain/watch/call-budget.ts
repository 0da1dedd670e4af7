/** How many questions a provider takes from us for watches. Visitors who wait for an answer have the rest of what it takes. */
export interface CallLimit {
  readonly perMinute: number;
  readonly perDay: number;
}

/** Of a provider that has published none. */
export const UNPUBLISHED_LIMIT: CallLimit = { perMinute: 60, perDay: 50_000 };

interface Limited {
  readonly vertical: string;
  readonly providers: readonly { readonly slug: string; readonly callLimit?: CallLimit | undefined }[];
}

/** How many runs of each vertical may be started: every run asks all its providers once, and a provider may be in several verticals. */
export function runBudgets(verticals: readonly Limited[]): ReadonlyMap<string, CallLimit> {
  const served = new Map<string, number>();
  for (const { providers } of verticals)
    for (const slug of new Set(providers.map((provider) => provider.slug)))
      served.set(slug, (served.get(slug) ?? 0) + 1);
  return new Map(
    verticals.map(({ vertical, providers }) => {
      const shares = providers.map(({ slug, callLimit = UNPUBLISHED_LIMIT }) => ({
        perMinute: Math.floor(callLimit.perMinute / (served.get(slug) ?? 1)),
        perDay: Math.floor(callLimit.perDay / (served.get(slug) ?? 1)),
      }));
      const least = (of: keyof CallLimit) => Math.min(UNPUBLISHED_LIMIT[of], ...shares.map((share) => share[of]));
      return [vertical, { perMinute: least("perMinute"), perDay: least("perDay") }];
    }),
  );
}
