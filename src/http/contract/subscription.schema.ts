import { z } from "zod";
import { wireCoverSchema, wireExcessSchema, wireLinkSchema } from "./search.schema.ts";

const excessCostSchema = z.object({ FormattedValue: z.string().nullable(), Value: z.number().nullable() });

/** C-170, C-210, C-211: the offer and its provider, in checkout and on order complete. */
export const subscriptionInfoSchema = z.object({
  ProviderId: z.number(),
  ProviderName: z.string(),
  ProviderLogoUrl: z.string(),
  ProviderHighResolutionLogoUrl: z.string(),
  SubscriptionName: z.string(),
  /** full, half, traffic and others. */
  InsuranceType: z.string().nullable(),
  /** Click-out to the provider; null where there is none (C-215, C-219). */
  ClickUrl: z.string().nullable(),
  RightOfWithdrawalInfo: z.string(),
  GeneralInfo: z.string(),
  InfoUrls: z.array(wireLinkSchema),
  InfoAndOffers: z.string(),
  InfoAndOffersArray: z.array(z.string()),
  Services: z.array(z.string()),
  Description: z.string(),
  ExcessCostTraffic: excessCostSchema.nullable(),
  ExcessCostTheft: excessCostSchema.nullable(),
  ExcessCostVehicle: excessCostSchema.nullable(),
  /** All rows, as on the result card. */
  ExcessCostInfo: z.array(wireExcessSchema),
  Covers: z.array(wireCoverSchema),
  /** As on the result card: a condition of the price, a cover that is missing. */
  Notices: z.array(z.string()),
  /** What else is promised: the binding time, what is paid out. */
  Terms: z.array(z.object({ type: z.string(), name: z.string(), description: z.string() })),
});
