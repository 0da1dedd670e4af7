import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";

/** Providers are outbound targets under their slug; limits, circuit breaker and retries are implemented there. */
export const createProviderGateway = (outbound: Pick<Outbound, "send">): ProviderGateway => ({
  async send({ slug, request, deadlineMs, signal, repeatable }) {
    const outcome = await outbound.send(slug, request, { deadlineMs, signal, repeatable });
    return outcome.kind === "failed" ? outcome : { kind: "replied", reply: outcome };
  },
});

export interface ProviderAddresses {
  readonly providersUrl: string;
  readonly providerUrls: Readonly<Record<string, string>>;
}

/** The address of a series' source, found in the same way. A first fill of years must not flood the source. */
export const resolveSeriesTarget = ({ seriesUrl, seriesUrls }: SeriesAddresses) => {
  const resolve = resolveProviderTarget({ providersUrl: seriesUrl, providerUrls: seriesUrls });
  return (target: string): TargetSettings => ({ ...resolve(target), maxInFlight: 8 });
};

export interface SeriesAddresses {
  readonly seriesUrl: string;
  readonly seriesUrls: Readonly<Record<string, string>>;
}

/** A provider's own address when one is set, otherwise a path below the common address. */
export const resolveProviderTarget =
  ({ providersUrl, providerUrls }: ProviderAddresses) =>
  (slug: string): TargetSettings => ({ baseUrl: providerUrls[slug] ?? `${providersUrl}/${slug}` });
