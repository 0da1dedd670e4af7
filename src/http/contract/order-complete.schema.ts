import { z } from "zod";
import { CONFIRMATION_STATES } from "#domain/order/confirmation-state.ts";
import { replacedSchema } from "./former.schema.ts";
import { conversionSchema, measuredSchema } from "./measured.schema.ts";
import { additionalContentSchema, headerCoachSchema, needsSchema, submittedOrderSchema } from "./order.schema.ts";
import { priceInfoSchema } from "./price-info.schema.ts";
import { subscriptionInfoSchema } from "./subscription.schema.ts";

/** The order-complete page, by loader (page-services `orderComplete`) and by …/order/status. */
const orderCompleteSchema = z.object({
  SubmittedOrderData: submittedOrderSchema,
  IsByOther: z.boolean(),
  /** Of a placed order: whether the mail with the confirmation has arrived, its masked address, and whether the reader may give another. */
  Confirmation: z.object({ State: z.enum(CONFIRMATION_STATES), SentTo: z.string(), MayChange: z.boolean() }).nullable(),
  SubscriptionInfo: subscriptionInfoSchema,
  PriceInfo: priceInfoSchema,
  /** As in the checkout, once the provider has confirmed. */
  YearlyFeeSaved: z.string().nullable(),
  /** Whose insurance the saving is compared with. */
  ComparedWith: z.string().nullable(),
  Replaces: replacedSchema.nullable(),
  Needs: needsSchema,
  OrderHeaderCoach: z.enum(["my", "coach"]),
  OrderHeaderCoachData: headerCoachSchema.nullable(),
  AdditionalContent: additionalContentSchema,
  /** The conversion, given by …/order/ajax or …/order/status once per placed order and with consent; null otherwise. */
  ExtendedData: measuredSchema(conversionSchema),
});

export const orderStatusDataSchema = z.object({ Result: orderCompleteSchema });

export type OrderCompleteData = z.infer<typeof orderCompleteSchema>;
