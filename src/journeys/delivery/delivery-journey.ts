import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { applyCorrection } from "#domain/delivery/delivery-progress.ts";
import type { DeliveryView } from "#domain/delivery/delivery-view.ts";
import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { OwnedOrder, OwnedOrders } from "#journeys/after-order/owned-order.port.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { keyOfDelivery } from "./delivery-key.ts";
import type { DeliveryStore, StoredDelivery } from "./delivery.port.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";
import { correctedSignal, DELIVERY_WORKFLOW } from "./follow-delivery.workflow.ts";

export interface DeliveryPorts {
  readonly orders: Pick<OwnedOrders, "find">;
  readonly deliveries: Pick<DeliveryStore, "find" | "store">;
  readonly findCorrection: FollowDeliveryPorts["findCorrection"];
  readonly starter: Pick<WorkflowStarter, "signal">;
  readonly clock: Pick<Clock, "nowMs">;
}

export type CorrectOutcome =
  | { readonly kind: "stored"; readonly view: DeliveryView }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[]; readonly view: DeliveryView }
  /** Nothing is to be corrected, or it has been corrected in another tab. */
  | { readonly kind: "closed"; readonly view: DeliveryView };

/** What a customer sees of a delivery and may do about it. Undefined when the asker has no such order, or it is not followed. */
export interface DeliveryJourney {
  see(orderId: string, asker: Asker): Promise<DeliveryView | undefined>;
  correct(orderId: string, asker: Asker, values: Readonly<Record<string, string>>): Promise<CorrectOutcome | undefined>;
}

export function createDeliveryJourney(ports: DeliveryPorts): DeliveryJourney {
  const { orders, deliveries, starter, clock } = ports;
  const today = () => swedishDate(clock.nowMs());

  async function read(orderId: string, asker: Asker) {
    const order = await orders.find(orderId, asker);
    const delivery = order?.isAskers ? await deliveries.find(orderId) : undefined;
    return order && delivery && { delivery, view: viewOf(ports, order, delivery, today()) };
  }

  return {
    see: async (orderId, asker) => (await read(orderId, asker))?.view,
    async correct(orderId, asker, values) {
      const found = await read(orderId, asker);
      if (!found) return undefined;
      const { delivery, view } = found;
      const field = view.correction?.field;
      const change = applyCorrection(delivery);
      if (!field || !change) return { kind: "closed", view };
      const form = { sections: [{ title: "", fields: [field] }], submit: "" };
      const checked = checkForm(form, values, onServer(today()));
      if (!checked.ok) return { kind: "invalid", errors: checked.errors, view };
      const value = checked.value[field.name] ?? "";
      const stored = await deliveries.store(orderId, change, { correction: { field: field.name, value } });
      // If the signal is lost, the workflow finds the value at its next look.
      const name = correctedSignal(change.to.round);
      if (stored !== false)
        await starter.signal(DELIVERY_WORKFLOW, keyOfDelivery(delivery), name, true).catch(() => undefined);
      const after = (await read(orderId, asker))?.view ?? view;
      return { kind: stored === false ? "closed" : "stored", view: after };
    },
  };
}

function viewOf(
  { findCorrection }: Pick<DeliveryPorts, "findCorrection">,
  order: OwnedOrder,
  { state, date, field, message, history, corrections: corrected }: StoredDelivery,
  today: string,
): DeliveryView {
  const asked = state === "correcting" && field !== undefined && findCorrection(order.vertical, field, today);
  const correction = asked ? { field: { ...asked, required: true }, message } : undefined;
  return { state, date, history, correction, corrected };
}
