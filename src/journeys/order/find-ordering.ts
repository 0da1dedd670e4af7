import { startPath } from "#domain/addresses/site-paths.ts";
import { orderCompletePath } from "#domain/addresses/shop-paths.ts";
import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

/** Finds how a provider accepts orders, in the given verticals. */
export const findOrderingIn =
  (verticals: readonly AnyVerticalServer[]) =>
  (vertical: string, providerSlug: string): ProviderOrdering | undefined =>
    verticals
      .find(({ description }) => description.name === vertical)
      ?.providers.find(({ slug }) => slug === providerSlug)?.ordering;

/** Where an order is shown: the order-complete page of its vertical. */
export const orderUrlAt =
  (origin: string, verticals: readonly AnyVerticalServer[]) =>
  ({ vertical, orderId }: { readonly vertical: string; readonly orderId: string }): string => {
    const path = verticals.find(({ description }) => description.name === vertical)?.description.path ?? startPath();
    return origin + orderCompletePath({ path }, orderId);
  };
