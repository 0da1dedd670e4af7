import { formatOrderNumber } from "#domain/order/order-number.ts";
import { writeDay } from "#domain/calendar/swedish-day.ts";
import { queueMail, type QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { LostNotices } from "./lost-notice.port.ts";

export interface ReportLostNoticesPorts {
  readonly notices: LostNotices;
  readonly mail: QueueMailPorts;
  readonly verticals: readonly AnyVerticalServer[];
}

/** Few: insurers' boxes work. */
const AT_ONCE = 50;

/**
 * The customer was told that the notice is sent, and would find out at the next invoice that it never arrived. One mail per
 * order: the key is the order's. Gives back how many.
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
        customer,
        insurer: insurerName,
        product: vertical?.description.texts.product ?? "",
        endsOn: writeDay(endsOn),
        reference: formatOrderNumber(orderId),
      },
    });
  }
  return untold.length;
}
