import { plannedPrice } from "#domain/offer/price.ts";
import type { Provider, ProviderReading, QuotedOffer } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { ProviderModel } from "./simulated-wire.ts";

export interface SimulatedSearch {
  /** Two searches with the same may share a price. */
  readonly risk: string;
}

const VALID_UNTIL = "2027-12-31T00:00:00.000Z";
/** As a provider asks us to wait before we ask about a job again. */
const LEAST_POLL_MS = 100;

/** Only what running a search uses; the wire answers with a status and, for a job, with the time when it is ready. */
export function createSimulatedVertical(models: readonly ProviderModel[]): AnyVerticalServer {
  const vertical = {
    description: { name: "simulated" },
    schemaVersion: 1,
    ratedFacts: ({ risk }: SimulatedSearch) => risk,
    providers: models.map(createProvider),
  };
  return vertical as unknown as AnyVerticalServer;
}

function createProvider({ slug }: ProviderModel, at: number): Provider<SimulatedSearch> {
  const request = (path: string) => ({ method: "POST", path, headers: {} }) as const;
  return {
    slug,
    shopId: at,
    providerId: at,
    name: slug,
    websiteUrl: "",
    noticeAddress: undefined,
    prepare: () => request("/quote"),
    read: ({ status, body }): ProviderReading => {
      if (status === 200) return { kind: "answered", offers: [OFFER] };
      if (status !== 202) return { kind: "unreadable", why: `status ${status}` };
      return { kind: "ask-again", request: request(`/job/${body}`), afterMs: LEAST_POLL_MS };
    },
  };
}

const OFFER: QuotedOffer<Record<string, unknown>> = {
  subscriptionId: "1",
  subscriptionName: "simulated",
  price: plannedPrice(
    [{ way: "yearly", parts: [{ label: "fee", amountOre: 100_000, every: "year", fromMonth: 0 }] }],
    "ore-year",
  ),
  validUntil: VALID_UNTIL,
  detail: {},
};
