import { DAY_MS } from "#domain/calendar/durations.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { OrderRow, OrderStore } from "#journeys/order/order.port.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { ProviderDelivery } from "#verticals/_contract/provider.ts";
import type { DeliveryStore } from "./delivery.port.ts";

export interface FollowDeliveryPorts {
  readonly deliveries: DeliveryStore;
  readonly orders: Pick<OrderStore, "load">;
  readonly gateway: ProviderGateway;
  /** Undefined when the provider cannot be asked. */
  readonly findDelivery: (vertical: string, providerSlug: string) => ProviderDelivery | undefined;
  /** The field of the vertical's form, when the customer may correct it. */
  readonly findCorrection: (vertical: string, field: string, today: string) => FieldDescription | undefined;
  /** The provider of a withdrawn order has confirmed that it stops. */
  readonly isStopped: (orderId: string) => Promise<boolean>;
  readonly orderUrl: (order: Pick<OrderRow, "vertical" | "orderId">) => string;
  readonly mail: QueueMailPorts;
  readonly clock: Pick<Clock, "nowMs">;
  readonly limits: DeliveryLimits;
}

export interface DeliveryLimits {
  /** Before the second look; each wait without news is twice the one before, up to the longest. */
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  readonly lookDeadlineMs: number;
  /** How long after the last news, or after the day that the provider stated, a delivery may stay open. */
  readonly patienceMs: number;
  /** How long the customer may take to correct a value. */
  readonly customerMs: number;
  /** How often the customer may correct. */
  readonly maxRounds: number;
}

export const DELIVERY_LIMITS: DeliveryLimits = {
  firstWaitMs: 60_000,
  /** Four times a day: a provider states days, not hours. */
  maxWaitMs: DAY_MS / 4,
  lookDeadlineMs: 10_000,
  patienceMs: 30 * DAY_MS,
  customerMs: 14 * DAY_MS,
  maxRounds: 3,
};

/** The same with days that last so many milliseconds: for trying it out. */
export const deliveryLimitsAt = (dayMs: number): DeliveryLimits =>
  dayMs === DAY_MS
    ? DELIVERY_LIMITS
    : {
        ...DELIVERY_LIMITS,
        firstWaitMs: Math.ceil(dayMs / 20),
        maxWaitMs: Math.ceil(dayMs / 4),
        patienceMs: 30 * dayMs,
        customerMs: 14 * dayMs,
      };
