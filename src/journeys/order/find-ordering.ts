import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** Finds how a provider takes orders, among the given verticals. */
export const findOrderingIn =
  (verticals: readonly AnyVerticalServer[]) =>
  (vertical: string, providerSlug: string): ProviderOrdering | undefined =>
    verticals
      .find(({ description }) => description.name === vertical)
      ?.providers.find(({ slug }) => slug === providerSlug)?.ordering;
