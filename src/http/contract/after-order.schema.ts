import { z } from "zod";
import { idSchema } from "./id.schema.ts";

const id = idSchema();

/** Spec 2 §4; `NO_INSURANCE_FOUND` is its "other". `SAME_PROVIDER` (docs/insurance.md): there is no other insurer to notify. */
export const CANCELLATION_STATUSES = [
  "OK",
  "INCORRECT_START_DATE",
  "NO_RECENT_INSURELY_DATA",
  "NOT_CAR_OWNER",
  "ERROR",
  "SAME_PROVIDER",
  "NO_INSURANCE_FOUND",
] as const;

/** `POST /ajax/check-cancel-current-insurance/` */
export const checkCancellationBodySchema = z.object({ orderId: id });

export const cancellationDataSchema = z.object({
  Result: z.object({
    Status: z.enum(CANCELLATION_STATUSES),
    /** The insurer that is left; null until it is known. */
    ProviderName: z.string().nullable(),
    NewStartDate: z.string(),
    CurrentRenewalDate: z.string().nullable(),
    RegistrationNumber: z.string().nullable(),
    Email: z.string().nullable(),
    /** Asked for already: nothing more will be sent. */
    IsSent: z.boolean(),
    /**
     * Whether BankID has identified the person the order is for in this browser. Until then the data of the register and of the insurer
     * is withheld, and nothing is sent.
     */
    IsIdentified: z.boolean(),
    /** What a press on the button means. It must be shown, and its version is sent with the press. */
    Mandate: z.object({ Text: z.string(), Version: z.string() }).nullable(),
    /** A notice for the customer to send, when the insurance is known and we cannot ask for its end; null otherwise. */
    Letter: z.string().nullable(),
  }),
});

/** `POST /ajax/send-cancel-current-insurance-mail/`. Success only when both mails are durably queued (OP-29); `NotIdentified` without an identified person. */
export const sendCancellationBodySchema = z.object({ orderId: id, mandateVersion: z.string().min(1).max(40) });

/** `POST /ajax/withdraw-order/`. Errors in name and address are answered as messages. */
export const withdrawOrderBodySchema = z.object({ orderId: id, name: z.string().max(500), email: z.string().max(500) });

export const withdrawOrderDataSchema = z.object({
  Result: z.object({
    OrderId: z.string(),
    /** `OVER`: the period has passed. `NONE`: there is no contract to withdraw from. `KEPT`: the insurance continues. */
    State: z.enum(["RECEIVED", "CONFIRMED", "KEPT", "OVER", "NONE", "OPEN"]),
    /** ISO 8601; null when nothing has been received. */
    ReceivedAt: z.string().nullable(),
    /** The last day of the period, YYYY-MM-DD. */
    LastDay: z.string().nullable(),
    Email: z.string().nullable(),
  }),
});

/** `POST /ajax/gift-campaign/` (C-235, C-236): product only when the gift is ticked; the date is the server's (OP-18). */
export const giftBodySchema = z.object({
  civicNumber: z.string().max(50),
  phoneNumber: z.string().max(50),
  product: z.string().max(50).optional(),
});

export const giftDataSchema = z.object({ Result: z.object({ State: z.enum(["ENTERED", "ALREADY", "NONE"]) }) });

export type CancellationData = z.infer<typeof cancellationDataSchema>;
export type CancellationResult = CancellationData["Result"];
export type WithdrawOrderData = z.infer<typeof withdrawOrderDataSchema>;
export type GiftData = z.infer<typeof giftDataSchema>;
