import { type CancellationRecord, cancellationPhase } from "#domain/after-order/cancellation-record.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { checkMessage } from "#domain/support/check-message.ts";
import { type Checked, failed, passed } from "#domain/validation/checked.ts";
import { type QueueMailPorts, startDelivery } from "#journeys/mail/queue-mail.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { FollowedCancellations } from "./followed-cancellation.port.ts";
import { followTexts as texts } from "./follow-cancellation.texts.sv.ts";

export interface FollowCancellationPorts {
  readonly cancellations: FollowedCancellations;
  readonly mail: Pick<QueueMailPorts, "starter" | "startFailed" | "newId">;
  readonly verticals: readonly AnyVerticalServer[];
}

export interface FollowCancellation {
  find(personId: string, orderId: string): Promise<CancellationRecord | undefined>;
  /** The insurer answers the customer: what it wrote ends our waiting. Undefined when the person has no such cancellation. */
  confirm(personId: string, orderId: string, answer: string): Promise<Checked<"written"> | undefined>;
}

export function createFollowCancellation({
  cancellations,
  mail,
  verticals,
}: FollowCancellationPorts): FollowCancellation {
  const productOf = (name: string): string =>
    verticals.find(({ description }) => description.name === name)?.description.texts.product ?? "";
  return {
    async find(personId, orderId) {
      const found = await cancellations.find(personId, orderId);
      if (!found) return undefined;
      const { customer: _, ...record } = found;
      return { ...record, product: productOf(found.vertical) };
    },
    async confirm(personId, orderId, typed) {
      const found = await cancellations.find(personId, orderId);
      if (!found) return undefined;
      const answer = typed.trim();
      if (cancellationPhase(found) === "confirmed") return passed("written");
      if (checkMessage(answer)) return failed([{ field: "answer", message: texts.answerProblem }]);
      const { customer, insurerName, endsOn, vertical } = found;
      const mailId = mail.newId();
      const isNew = await cancellations.confirm(personId, orderId, {
        mailId,
        key: `cancellation-answered:${orderId}`,
        template: "cancellation-answered",
        to: customer.email,
        variables: {
          vertical,
          customer: customer.name,
          insurer: insurerName,
          product: productOf(vertical),
          endsOn: formatLongDate(endsOn),
          answer,
          reference: formatOrderNumber(orderId),
        },
      });
      if (isNew) await startDelivery(mail, mailId);
      return passed("written");
    },
  };
}
