import { applyDeskEnding, type DeskEnding } from "#domain/delivery/delivery-progress.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { deliveryKey } from "#journeys/delivery/delivery-key.ts";
import { DELIVERY_WORKFLOW } from "#journeys/delivery/follow-delivery.workflow.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import { findMessageProblem } from "./customer-message.ts";
import type { DeskStore, OpenDelivery } from "./desk.port.ts";
import { deskErrorTexts as texts } from "./desk.texts.sv.ts";

export interface CloseDeliveryPorts {
  readonly desk: Pick<DeskStore, "openDelivery" | "closeDelivery">;
  readonly mail: Pick<QueueMailPorts, "starter" | "startFailed" | "newId">;
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (orderId: string, error: unknown) => void;
}

const ENDINGS: readonly DeskEnding[] = ["restarted", "closed"];

/** Closes a delivery that its provider refused or never finished, with a text that is mailed to the customer, or follows it again. */
export async function closeDelivery(
  { desk, mail, starter, startFailed }: CloseDeliveryPorts,
  orderId: string,
  typed: { readonly ending: string; readonly reason: string },
  staffId: string,
): Promise<Checked<"written"> | "not-waiting"> {
  const reason = typed.reason.trim();
  const ending = ENDINGS.find((each) => each === typed.ending);
  const errors: FieldError[] = [];
  const problem = findMessageProblem(reason);
  if (!ending) errors.push({ field: "ending", message: texts.deliveryEnding });
  if (problem !== undefined) errors.push({ field: "reason", message: problem });
  if (!ending || errors.length > 0) return failed(errors);
  const open = await desk.openDelivery(orderId);
  const change = open && applyDeskEnding(open.progress, ending);
  if (!change) return "not-waiting";
  const closing = ending === "closed" ? closingMail(open, reason, mail.newId()) : undefined;
  if (!(await desk.closeDelivery({ orderId, staffId, outcome: ending, to: change.to, reason, mail: closing })))
    return "not-waiting";
  if (closing) await startDelivery(mail, closing.mailId);
  else
    await starter
      .start(DELIVERY_WORKFLOW, deliveryKey(orderId, open.restarts + 1), {})
      .catch((error: unknown) => startFailed(orderId, error));
  return passed("written");
}

const closingMail = (
  { orderId, providerName, subscriptionName, name, email }: OpenDelivery,
  reason: string,
  mailId: string,
): NewMail => ({
  mailId,
  key: `delivery-closed:${orderId}`,
  template: "delivery-closed",
  to: email,
  variables: {
    name,
    provider: providerName,
    subscription: subscriptionName,
    reason,
    reference: formatOrderNumber(orderId),
  },
});
