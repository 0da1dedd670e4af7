import { nameWithDiscount } from "#verticals/_insurance/web/name-with-discount.ts";
import { defaultSubscriptionName } from "#verticals/house/house.texts.sv.ts";
import type { HouseDetail } from "#verticals/house/house.offer.ts";

/** Spec 3 §2.12: "Villahemförsäkring (Med 10 % samlingsrabatt)". */
export function nameSubscription(subscriptionName: string, discount: HouseDetail["discount"]): string {
  return nameWithDiscount(subscriptionName || defaultSubscriptionName, discount);
}
