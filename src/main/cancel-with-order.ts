import { createCancellationStore } from "#adapters/postgres/cancellation-store.ts";
import { createFormerPolicies } from "#adapters/postgres/former-policies.ts";
import { createIdentifiedPersons } from "#adapters/postgres/identified-persons.ts";
import { createOwnedOrders } from "#adapters/postgres/owned-orders.ts";
import { createVehicleRegistry, VEHICLE_TARGET, vehicleTarget } from "#adapters/vehicle-registry/vehicle-registry.ts";
import { createCancellationJourney } from "#journeys/after-order/cancellation-journey.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import { randomId } from "#platform/ids.ts";
import { outboundTo, type Resources } from "./resources.ts";

type CancellingResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "starter" | "verticals" | "clock" | "logger" | "metrics"
>;

/** For the worker: a customer who signed the order and the mandate together has already asked. */
export function createCancelWithOrder(resources: CancellingResources) {
  const { config, pool, cipher, lookupHash, starter, verticals, clock, logger } = resources;
  const outbound = outboundTo(resources, { [VEHICLE_TARGET]: vehicleTarget(config) });
  const cancellation = createCancellationJourney({
    orders: createOwnedOrders(resources),
    policies: createFormerPolicies({ pool, cipher, lookupHash }),
    cancellations: createCancellationStore(resources),
    vehicles: createVehicleRegistry({ outbound, apiKey: config.vehicleRegistryKey, lookupHash, logger }),
    identified: createIdentifiedPersons(resources),
    hashPerson: (personalNumber) => lookupHash("person", personalNumber),
    verticals,
    clock,
    starter,
    startFailed: (id, error) => logger.warn("not started, left to the sweep", { workflowId: id, error }),
    newId: randomId,
  });
  const cancelFormer: PlaceOrderPorts["cancelFormer"] = async (signed) => {
    const outcome = await cancellation.sendSigned(signed);
    // The register has not answered who owns the thing.
    if (outcome?.kind === "refused" && outcome.view.status === "error") throw new Error("the owner is unknown");
  };
  return { cancelFormer, close: () => outbound.close() };
}
