import type { OrderSlots } from "#web/shop/order/order-slots.ts";
import { CancellationSlot } from "./CancellationSlot.tsx";
import { DeliveryCard } from "./DeliveryCard.tsx";
import { GiftSlot } from "./GiftSlot.tsx";
import { HomeCards } from "./HomeCards.tsx";
import { WithdrawalCard } from "./WithdrawalCard.tsx";

/** What a customer can do after an order, where the page of the order has room for it. */
export const ORDER_SLOTS: OrderSlots = {
  Cancellation: CancellationSlot,
  Delivery: DeliveryCard,
  Withdrawal: WithdrawalCard,
  Gift: GiftSlot,
  Home: HomeCards,
};
