import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";

/** A provider of an order that has nothing but what the test gives it. */
export const orderedProvider = (of: Partial<OrderedProvider>): OrderedProvider => ({
  providerName: "Åkerbär",
  logoUrl: "",
  plainLogoUrl: "",
  subscriptionName: "",
  clickUrl: undefined,
  about: "",
  benefits: [],
  services: [],
  description: "",
  notices: [],
  sections: [],
  withdrawal: "",
  general: "",
  documents: [],
  ...of,
});
