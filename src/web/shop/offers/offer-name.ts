import type { ShownOffer } from "./present-result.ts";

/** What a screen reader calls an offer: its provider, and its product where the list has several offers of the provider. */
export const nameOffer = ({
  providerName,
  subscriptionName,
  isOneOfSeveral,
}: Pick<ShownOffer, "providerName" | "subscriptionName" | "isOneOfSeveral">): string =>
  isOneOfSeveral ? `${providerName} ${subscriptionName}` : providerName;
