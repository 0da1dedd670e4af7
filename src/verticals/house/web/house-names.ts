import { defaultSubscriptionName } from "#verticals/house/house.texts.sv.ts";
import { houseCardTexts } from "./house-card.texts.sv.ts";
import type { HouseFacts } from "./house-facts.ts";

/** Spec 3 §2.12: "Villahemförsäkring (Med 10 % samlingsrabatt)". */
export function nameSubscription(subscriptionName: string, discount: HouseFacts["discount"]): string {
  const name = subscriptionName || defaultSubscriptionName;
  return discount ? houseCardTexts.withDiscount(name, discount) : name;
}
