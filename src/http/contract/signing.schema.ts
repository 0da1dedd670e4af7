import { z } from "zod";
import { SHOWN_BANKID_STATUSES } from "#domain/bankid/bankid-order-state.ts";
import { idSchema } from "./id.schema.ts";

/** `same`: BankID is on this device and is opened by a link. `other`: it reads a QR code. */
export const bankIdDeviceSchema = z.enum(["same", "other"]);

/** POST …/order/sign: starts the signing of the same order once more, on the given device. */
export const signBodySchema = z.object({ signingid: idSchema(), device: bankIdDeviceSchema });

/** POST …/order/sign/status and …/order/sign/cancel. */
export const signingBodySchema = z.object({ signingid: idSchema() });

/** The same by the form of a page, in a browser without script. */
export const pageSigningSchema = z.object({
  action: z.enum(["sign_follow", "sign_cancel", "sign_same", "sign_other"]),
  signingid: idSchema(),
});

/** An order that its customer is to sign with BankID. It is accepted as an order when the signature is complete. */
export const signingSchema = z.object({
  SigningId: z.string(),
  Status: z.enum(SHOWN_BANKID_STATUSES),
  Device: bankIdDeviceSchema,
  /** BankID's own text where there is one. */
  Message: z.string(),
  /** BankID's code; null when it has given none. */
  HintCode: z.string().nullable(),
  /** Only for another device, while it is to be read: the QR code of this second, as an SVG element. */
  QrSvg: z.string().nullable(),
  /** Only for the same device. `web` for phones, `app` for computers. */
  Autostart: z.object({ web: z.string(), app: z.string() }).nullable(),
  PollAfterMs: z.number(),
  CanRetry: z.boolean(),
  /** Who signs. */
  Name: z.string(),
  /** What is signed, in paragraphs, word for word as BankID shows it. */
  Text: z.array(z.array(z.object({ Text: z.string(), Strong: z.boolean() }))),
});

export const signingDataSchema = z.object({
  Result: z.union([
    signingSchema.extend({
      /** The order that the signature has made; null before that. */
      OrderId: z.string().nullable(),
    }),
    /** With Success false and Status `BankIdUnavailable`, or `OrderConflict`: the form shows the reason. */
    z.object({ Message: z.string() }),
  ]),
});

export const signingCancelledSchema = z.object({ Result: z.object({}) });

export type SigningState = z.infer<typeof signingSchema>;
export type SigningData = z.infer<typeof signingDataSchema>;
