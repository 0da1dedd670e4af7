import type { OrderState } from "#domain/order/order-state.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import { settleOrder } from "#journeys/order/settle-order.step.ts";
import { notifyUnplaced } from "#journeys/order/notify-unplaced.step.ts";
import type { Durable } from "#platform/engine/durable.ts";
import type { DeskStore } from "./desk.port.ts";
import { NOT_PLACED_MESSAGE } from "./desk.texts.sv.ts";

/** The workflow's name; its id is the order's. The order's own workflow has ended with an uncertain order. */
export const CHECK_WORKFLOW = "order-check";

export interface CheckPorts extends PlaceOrderPorts {
  readonly desk: Pick<DeskStore, "loadCheck" | "finishCheck">;
}

/** Settles an uncertain order by the result of a check, with the steps of every order: the transition, and the one mail about it. */
export async function executeCheck(durable: Durable, ports: CheckPorts): Promise<{ state: OrderState | "unknown" }> {
  const check = await durable.run("load-check", async () => {
    const found = await ports.desk.loadCheck(durable.key);
    return found ? { outcome: found.outcome, providerOrderId: found.providerOrderId ?? "" } : null;
  });
  if (!check) return { state: "unknown" };
  const { outcome, providerOrderId } = check;
  await settleOrder(
    durable,
    ports,
    outcome === "placed" ? { state: outcome, providerOrderId } : { state: outcome, message: NOT_PLACED_MESSAGE },
    "staff",
  );
  if (outcome !== "placed") await notifyUnplaced(durable, ports, outcome);
  await durable.run("finish-check", () => ports.desk.finishCheck(durable.key));
  return { state: outcome };
}
