import { z } from "zod";

/** SHA-256 in hex, of the address or the number in the form that `hash-contact.ts` gives it. */
const hashedContactSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Long enough for any id; never a text that a visitor wrote. */
const shortTextSchema = z.string().min(1).max(200);

/** F-138. Strict: an undocumented field must not be sent. The contacts are there with consent to marketing only. */
export const conversionSchema = z.strictObject({
  event: z.literal("conversion"),
  service: shortTextSchema,
  serviceGroup: shortTextSchema,
  provider: shortTextSchema,
  /** One for the uppermost. */
  resultPagePosition: z.int().min(1),
  currencyCode: z.literal("SEK"),
  onlineConversionOrderId: shortTextSchema,
  quotationId: shortTextSchema,
  /** What the provider pays us, whole kronor: the amount that the checkout shows. */
  revenue: z.int().min(0),
  conversionType: z.literal("online"),
  subscriptionId: shortTextSchema,
  hashedEmail: hashedContactSchema.optional(),
  hashedPhone: hashedContactSchema.optional(),
});

/** F-139. The id and the category are the service's, not the visitor's. */
export const leadSchema = z.strictObject({
  event: z.literal("lead"),
  action: z.enum(["newsletter", "waiting_list", "contact_request"]),
  id: shortTextSchema,
  /** How the visitor can be reached. */
  type: z.enum(["email", "phone"]),
  category: shortTextSchema,
  phone: hashedContactSchema.optional(),
  email: hashedContactSchema.optional(),
});

/** F-144: null when there is nothing to measure, or no consent to it. */
export const measuredSchema = <Event extends z.ZodType>(event: Event) =>
  z.object({ Gtm: z.object({ DataLayer: event.nullable() }) });

export type Conversion = z.infer<typeof conversionSchema>;
export type Lead = z.infer<typeof leadSchema>;
