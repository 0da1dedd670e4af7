import type { Checkout, CheckoutPrice } from "#web/shop/order/checkout.ts";

export const isSamePrice = (before: CheckoutPrice, now: CheckoutPrice): boolean =>
  before.yearlyFeeOre === now.yearlyFeeOre && before.feeOre === now.feeOre;

/** The change is of what is paid each time, and none when that is another period than before. */
export function comparePrices({ price: before }: Checkout, { price: now }: Checkout) {
  const isSame = isSamePrice(before, now);
  return {
    isSame,
    changeOre: before.period === now.period ? now.feeOre - before.feeOre : 0,
  };
}

export const hasNewPrice = (before: Checkout, now: Checkout): boolean => !comparePrices(before, now).isSame;
