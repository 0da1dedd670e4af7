import { z } from "zod";
import { idSchema, optionalIdSchema } from "./id.schema.ts";
import { bankIdDeviceSchema } from "./signing.schema.ts";

/** POST …/order/checkout */
export const checkoutBodySchema = z.object({
  domain: z.string().max(100).optional(),
  /** OP-19. */
  platform: z.enum(["desktop", "mobile"]).default("desktop"),
  resultid: idSchema(),
  startdate: z.iso.date().optional(),
  /** What the saving is compared with, and the renewal date that the start date may follow. */
  fetchdataid: optionalIdSchema(),
  /** How the visitor wants to pay, as chosen in the list. */
  payment: z.enum(["monthly", "yearly"]).optional(),
});

/** POST …/order/ajax. Besides these, every field of the form by its ParameterName; the hidden ones hold the first three. */
export const orderBodySchema = z
  .object({
    /** `form` renders the form again, `calculate_price` requests the price, `calculate` is the final submit, `switch` one that is always signed. */
    action: z.enum(["form", "calculate_price", "calculate", "switch"]),
    resultid: idSchema(),
    /** The state that the visitor saw; one that is no longer the newest is never ordered. */
    checkoutversion: z.coerce.number().int().min(1),
    fetchdataid: optionalIdSchema(),
    /** Where the customer has BankID, for an order that must be signed; without it a phone is `same` and a computer `other`. */
    signdevice: bankIdDeviceSchema.optional(),
  })
  .catchall(z.string().max(500));

/** POST …/order/status: the state of an order of the visitor's own. Requested by the page, also on return from a payment page. */
export const orderStatusBodySchema = z.object({ orderid: idSchema() });

export type OrderBody = z.infer<typeof orderBodySchema>;
