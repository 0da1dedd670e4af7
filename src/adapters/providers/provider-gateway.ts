import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";

/** Providers are outbound targets under their slug: limits, circuit and retries live there. */
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

/** Where a provider is reached: at its own address when one is set, else below the common one. */
export const resolveProviderTarget =
  ({ providersUrl, providerUrls }: ProviderAddresses) =>
  (slug: string): TargetSettings => ({ baseUrl: providerUrls[slug] ?? `${providersUrl}/${slug}` });
