import { createDeliveryStore } from "#adapters/postgres/delivery-store.ts";
import { createWithdrawalStore } from "#adapters/postgres/withdrawal-store.ts";
import { withdrawalPhase } from "#domain/after-order/withdrawal-state.ts";
import { beginDelivery } from "#journeys/delivery/begin-delivery.ts";
import { endDelivery } from "#journeys/delivery/end-withdrawn.ts";
import { findCorrectionIn, findDeliveryIn } from "#journeys/delivery/find-delivery.ts";
import { deliveryLimitsAt } from "#journeys/delivery/follow-delivery.ports.ts";
import { DELIVERY_WORKFLOW, followDelivery } from "#journeys/delivery/follow-delivery.workflow.ts";
import { sweepDeliveries } from "#journeys/delivery/sweep-deliveries.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import { ORDER_REMEMBERED_MS } from "./order-memory.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type BeginningResources = Pick<Resources, "pool" | "cipher" | "lookupHash" | "verticals" | "starter" | "logger">;

/** What a placed order begins. */
export const createDeliveryBeginning = (resources: BeginningResources): PlaceOrderPorts["beginDelivery"] =>
  beginDelivery({
    deliveries: createDeliveryStore(resources),
    findDelivery: findDeliveryIn(resources.verticals),
    starter: resources.starter,
    startFailed: (orderId, error) =>
      resources.logger.warn("delivery not started, left to the sweep", { orderId, error }),
  });

/** What a withdrawal that the provider has confirmed ends. */
export const createDeliveryEnding = (
  resources: Pick<Resources, "pool" | "cipher" | "lookupHash" | "verticals">,
  placing: PlaceOrderPorts,
): ((orderId: string) => Promise<void>) =>
  endDelivery({
    ...placing,
    deliveries: createDeliveryStore(resources),
    findCorrection: findCorrectionIn(resources.verticals),
  });

export function createDeliveryJobs(
  resources: BeginningResources & Pick<Resources, "config" | "clock">,
  placing: PlaceOrderPorts,
): Jobs {
  const { verticals, starter, clock, config } = resources;
  const deliveries = createDeliveryStore(resources);
  const withdrawals = createWithdrawalStore(resources);
  const ports = {
    ...placing,
    deliveries,
    findDelivery: findDeliveryIn(verticals),
    findCorrection: findCorrectionIn(verticals),
    async isStopped(orderId: string) {
      const withdrawal = await withdrawals.ofOrder(orderId);
      return withdrawal !== undefined && withdrawalPhase(withdrawal.state) === "confirmed";
    },
    limits: deliveryLimitsAt(config.deliveryDayMs),
  };
  return {
    workflow: {
      name: DELIVERY_WORKFLOW,
      remembersMs: ORDER_REMEMBERED_MS,
      body: (durable) => followDelivery(durable, ports),
    },
    sweeps: [{ job: "sweepDeliveries", run: () => sweepDeliveries({ deliveries, starter, clock }) }],
  };
}
