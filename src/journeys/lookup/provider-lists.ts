import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface ListedProvider {
  readonly shopId: number;
  readonly providerId: number;
  readonly name: string;
  readonly slug: string;
}

/** By service name ("insurancecar"), built once: providers change with a release, not at run time. */
export function createProviderLists(
  verticals: readonly AnyVerticalServer[],
): ReadonlyMap<string, readonly ListedProvider[]> {
  return new Map(
    verticals.map(({ description, providers }) => [
      description.serviceName,
      providers
        .map(({ shopId, providerId, name, slug }) => ({ shopId, providerId, name, slug }))
        .toSorted((a, b) => a.name.localeCompare(b.name, "sv")),
    ]),
  );
}
