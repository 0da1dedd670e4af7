import { formatOrderNumber } from "#domain/order/order-number.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { DeskStore } from "./desk.port.ts";
import { deskErrorTexts as texts, withdrawalClosedTexts } from "./desk.texts.sv.ts";
import { findMessageProblem } from "./customer-message.ts";

export interface CloseWithdrawalPorts {
  readonly desk: Pick<DeskStore, "openWithdrawal" | "closeWithdrawal">;
  readonly mail: Pick<QueueMailPorts, "starter" | "startFailed" | "newId">;
  readonly verticals: readonly AnyVerticalServer[];
}

export interface TypedClosing {
  readonly ending: string;
  readonly reason: string;
}

/** Closes a withdrawal that a provider refused or never answered, with a text that is mailed to the customer and can be read afterwards. */
export async function closeWithdrawal(
  { desk, mail, verticals }: CloseWithdrawalPorts,
  orderId: string,
  { ending, reason: typed }: TypedClosing,
  staffId: string,
): Promise<Checked<"written"> | "not-open"> {
  const reason = typed.trim();
  const errors: FieldError[] = [];
  if (ending !== "ended" && ending !== "continued") errors.push({ field: "ending", message: texts.ending });
  const problem = findMessageProblem(reason);
  if (problem !== undefined) errors.push({ field: "reason", message: problem });
  if (errors.length > 0 || (ending !== "ended" && ending !== "continued")) return failed(errors);
  const open = await desk.openWithdrawal(orderId);
  if (!open) return "not-open";
  const vertical = verticals.find(({ description }) => description.name === open.vertical)?.description.texts;
  const mailId = await desk.closeWithdrawal({
    orderId,
    staffId,
    outcome: ending,
    reason,
    mail: {
      mailId: mail.newId(),
      key: `withdrawal-closed:${orderId}`,
      template: "withdrawal-closed",
      to: open.email,
      variables: {
        name: open.name,
        product: vertical?.product ?? "",
        provider: open.providerName,
        outcome: fillNouns(withdrawalClosedTexts[ending](open.providerName), vertical?.nouns),
        reason,
        reference: formatOrderNumber(orderId),
      },
    },
  });
  if (mailId === undefined) return "not-open";
  await startDelivery(mail, mailId);
  return passed("written");
}
