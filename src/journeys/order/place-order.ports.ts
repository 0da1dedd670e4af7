import { DAY_MS } from "#domain/calendar/durations.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { ProviderOrdering } from "#verticals/_contract/provider.ts";
import type { OrderOutcome, OrderRow, OrderStore, ReplacedAgreement } from "./order.port.ts";

export interface PlaceOrderPorts {
  readonly orders: OrderStore;
  readonly gateway: ProviderGateway;
  /** Undefined when there is no such provider in that vertical, or it accepts no orders. */
  readonly findOrdering: (vertical: string, providerSlug: string) => ProviderOrdering | undefined;
  /** The page of the order: where a provider's own page returns to, and what a mail links to. */
  readonly orderUrl: (order: Pick<OrderRow, "vertical" | "orderId">) => string;
  /** Follows the delivery of a placed order, where its provider can be asked about it. */
  readonly beginDelivery: (order: OrderRow) => Promise<void>;
  /** Asks the former provider to end its agreement, as the customer signed with the order. Rejects while it may still succeed. */
  readonly cancelFormer: (signed: {
    readonly orderId: string;
    readonly owner: string;
    readonly mandateVersion: string;
    readonly replaces: ReplacedAgreement;
    readonly signedAtMs: number;
  }) => Promise<void>;
  readonly mail: QueueMailPorts;
  readonly clock: Clock;
  readonly limits: PlaceLimits;
  /** For operators; not measured where it is missing. */
  readonly settled?: (outcome: OrderOutcome["state"], waitedFor: OrderWait, durationMs: number) => void;
}

/** Who decided when the order ended, besides us. */
export type OrderWait = "provider" | "visitor" | "staff";

export interface PlaceLimits {
  /** How often the provider is asked without a clear answer. */
  readonly maxTries: number;
  /** Before the second try; each wait is twice the one before, up to the longest. */
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  readonly lookDeadlineMs: number;
  readonly placeDeadlineMs: number;
  /** How long the provider may still be processing a call whose answer was lost. Until then a check proves nothing. */
  readonly quietMs: number;
  /** How often the price is requested right before placing; nothing has been sent yet, so giving up costs nothing. */
  readonly maxPriceTries: number;
  /** How long the visitor may take to act at the provider. */
  readonly visitorMs: number;
  /** Between checks while the visitor is at the provider's page. */
  readonly visitorLookMs: number;
  /** How long after an order failed because of its price we assume that the visitor is still looking at the new one. */
  readonly leftMs: number;
}

export const PLACE_LIMITS: PlaceLimits = {
  /** With the waits below about an hour: longer than a provider's restart or release, soon enough to call the customer. */
  maxTries: 60,
  firstWaitMs: 500,
  maxWaitMs: 60_000,
  lookDeadlineMs: 5_000,
  placeDeadlineMs: 10_000,
  /** One and a half times our own deadline for the answer. */
  quietMs: 15_000,
  /** About a minute: the visitor is still there, and can be shown the checkout again. */
  maxPriceTries: 8,
  /** A day: a payment begun at night may be finished in the morning, and no price is valid without end. */
  visitorMs: DAY_MS,
  visitorLookMs: 15_000,
  /** A quarter of an hour: a visitor who has not ordered by then has closed the page, perhaps believing to be insured. */
  leftMs: 900_000,
};
