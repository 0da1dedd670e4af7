import { correctUrlOf } from "#domain/addresses/after-order-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { DeliveryChange } from "#domain/delivery/delivery-progress.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import type { NewMail } from "#journeys/mail/mail.port.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { deliveryTexts } from "./delivery.texts.sv.ts";
import type { FollowDeliveryPorts } from "./follow-delivery.ports.ts";

/** One mail per change, for any number of runs: order and change are its key. Undefined where there is no one to inform, or nothing to state. */
export function deliveryMail(
  {
    mail,
    orderUrl,
    findCorrection,
    clock,
  }: Pick<FollowDeliveryPorts, "mail" | "orderUrl" | "findCorrection" | "clock">,
  order: OrderRow,
  { to: progress, mail: template }: DeliveryChange,
  message: string | undefined,
): NewMail | undefined {
  const to = order.personal["email"];
  if (!to || template === undefined) return undefined;
  const url = orderUrl(order);
  const today = swedishDate(clock.nowMs());
  const field = progress.field === undefined ? undefined : findCorrection(order.vertical, progress.field, today);
  return {
    mailId: mail.newId(),
    key: `${template}:${order.orderId}:${progress.change}`,
    template,
    to,
    variables: {
      vertical: order.vertical,
      provider: order.offer.providerName,
      subscription: order.offer.subscriptionName,
      date: progress.date === undefined ? "" : formatLongDate(progress.date),
      message: message ? deliveryTexts.message(message) : "",
      field: field?.label ?? "",
      reference: formatOrderNumber(order.orderId),
      orderUrl: url,
      correctUrl: correctUrlOf(url),
    },
  };
}
