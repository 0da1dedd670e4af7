import type { SummaryData } from "#http/contract/order.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";

/** The order is stored as it was placed; what the customer has corrected since is shown in its place. */
export function showCorrections(
  data: OrderCompleteData,
  corrected: Readonly<Record<string, string>> = {},
): OrderCompleteData {
  const { SubmittedOrderData: order } = data;
  const show = (items: SummaryData[keyof SummaryData]) =>
    items.map((item) => ({ ...item, Value: corrected[item.Id] ?? item.Value }));
  const { additionalheader, customizeheader, personalheader, subscriptionheader } = order.SummaryData;
  const SummaryData = {
    additionalheader: show(additionalheader),
    customizeheader: show(customizeheader),
    personalheader: show(personalheader),
    subscriptionheader: show(subscriptionheader),
  };
  return { ...data, SubmittedOrderData: { ...order, SummaryData } };
}
