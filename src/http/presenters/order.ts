import { shownState } from "#domain/order/order-state.ts";
import type { OrderSummary, SummaryItem } from "#domain/order/order-record.ts";
import type { SubmittedOrderData } from "#http/contract/order.schema.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";

/**
 * C-200. Only the person concerned sees the text of a provider's refusal. Why an order is uncertain or repriced is internal, and the
 * visitor does not see it.
 */
export const presentSubmitted = (order: OrderRow, isIdentified: boolean): SubmittedOrderData => ({
  OrderType: order.state === "awaiting" ? "user_interaction_needed" : "order",
  OrderId: order.orderId,
  ResultId: order.resultId,
  State: shownState(order.state),
  ProviderOrderId: order.providerOrderId ?? null,
  RedirectUrl: order.state === "awaiting" ? (order.interactionUrl ?? null) : null,
  Message: order.state === "refused" && isIdentified ? (order.message ?? null) : null,
  StartDate: order.startDate,
  OrderedAt: order.acceptedAt.toISOString(),
  SummaryData: presentSummary(order.summary, isIdentified),
});

export const presentSummary = (summary: OrderSummary, isIdentified: boolean): SubmittedOrderData["SummaryData"] => ({
  additionalheader: summary.additional.map(presentItem),
  customizeheader: summary.customize.map(presentItem),
  // An unidentified visitor sees what they typed themselves, not what a register holds about the person.
  personalheader: summary.personal.filter((item) => isIdentified || !item.isFromRegister).map(presentItem),
  subscriptionheader: summary.subscription.map(presentItem),
});

const presentItem = ({ id, name, value }: SummaryItem) => ({
  Id: id,
  Name: name,
  Value: value,
});
