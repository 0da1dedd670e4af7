import { formatOrderNumber } from "#domain/order/order-number.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { queueMail, type QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { LostNotices } from "./lost-notice.port.ts";

export interface ReportLostNoticesPorts {
  readonly notices: LostNotices;
  readonly mail: QueueMailPorts;
  readonly verticals: readonly AnyVerticalServer[];
}

/** Lost notices are few. */
const AT_ONCE = 50;

/**
 * The customer has been informed that the notice is sent, and would otherwise notice only at the next invoice that it never arrived.
 * One mail per order: the order is its key. Returns the number of mails.
 */
export async function reportLostNotices({ notices, mail, verticals }: ReportLostNoticesPorts): Promise<number> {
  const untold = await notices.unreported(AT_ONCE);
  for (const { orderId, vertical: name, insurerName, endsOn, name: customer, email } of untold) {
    const vertical = verticals.find(({ description }) => description.name === name);
    await queueMail(mail, {
      key: `cancellation-lost:${orderId}`,
      template: "cancellation-lost",
      to: email,
      variables: {
        vertical: name,
        customer,
        insurer: insurerName,
        product: vertical?.description.texts.product ?? "",
        endsOn: formatLongDate(endsOn),
        reference: formatOrderNumber(orderId),
      },
    });
  }
  return untold.length;
}
