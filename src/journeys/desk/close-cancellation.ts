import { formatOrderNumber } from "#domain/order/order-number.ts";
import { type Checked, failed, type FieldError, passed } from "#domain/validation/checked.ts";
import { fillNouns } from "#domain/text/nouns.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CancellationEnding, DeskStore } from "./desk.port.ts";
import { cancellationClosedTexts, deskErrorTexts as texts } from "./desk.texts.sv.ts";
import { findMessageProblem } from "./customer-message.ts";

export interface CloseCancellationPorts {
  readonly desk: Pick<DeskStore, "openCancellation" | "closeCancellation">;
  readonly mail: Pick<QueueMailPorts, "starter" | "startFailed" | "newId">;
  readonly verticals: readonly AnyVerticalServer[];
}

const ENDINGS: readonly CancellationEnding[] = ["cancelled", "left-to-customer"];
const TAKE_BACK_ENDINGS: readonly CancellationEnding[] = ["continued", "not-continued"];

/** Closes the case of a notice that the former insurer never got, with a text that is mailed to the customer. */
export async function closeCancellation(
  { desk, mail, verticals }: CloseCancellationPorts,
  orderId: string,
  typed: { readonly ending: string; readonly reason: string },
  staffId: string,
): Promise<Checked<"written"> | "not-lost"> {
  const reason = typed.reason.trim();
  const open = await desk.openCancellation(orderId);
  if (!open) return "not-lost";
  const ending = (open.isRevoked ? TAKE_BACK_ENDINGS : ENDINGS).find((each) => each === typed.ending);
  const errors: FieldError[] = [];
  const problem = findMessageProblem(reason);
  if (!ending) errors.push({ field: "ending", message: texts.cancellationEnding });
  if (problem !== undefined) errors.push({ field: "reason", message: problem });
  if (!ending || errors.length > 0) return failed(errors);
  const vertical = verticals.find(({ description }) => description.name === open.vertical)?.description.texts;
  const mailId = await desk.closeCancellation({
    orderId,
    staffId,
    outcome: ending,
    mail: {
      mailId: mail.newId(),
      key: `cancellation-closed:${orderId}${open.isRevoked ? ":revoked" : ""}`,
      template: "cancellation-closed",
      to: open.email,
      variables: {
        name: open.name,
        product: vertical?.product ?? "",
        insurer: open.insurerName,
        outcome: fillNouns(cancellationClosedTexts[ending](open.insurerName), vertical?.nouns),
        reason,
        reference: formatOrderNumber(orderId),
      },
    },
  });
  if (mailId === undefined) return "not-lost";
  await startDelivery(mail, mailId);
  return passed("written");
}
