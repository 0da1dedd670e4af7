import { z } from "zod";
import { SESSION_STATUSES } from "#domain/session/session-clock.ts";
import { SHOWN_BANKID_STATUSES } from "#domain/bankid/bankid-order-state.ts";
import { idSchema, optionalIdSchema } from "./id.schema.ts";

/** Spec 1 §3: who is logged in, as the browser may know it. */
const userSchema = z.object({
  FirstName: z.string(),
  LastName: z.string(),
  /** ISO 8601 in UTC: when the session ends unless the person does something. */
  SessionExpireDate: z.string(),
});

/** A form sends an empty text for what was not filled in. */
const optionalText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .optional()
    .transform((text) => text?.trim() || undefined);

/** `POST /ajax/login/bankid/init` */
export const loginInitBodySchema = z.object({
  /** Never starts an order: only decides who may complete it (addendum A). */
  personalnumber: optionalText(20),
  /** `same`: the BankID app is on this device and is opened by a link. `other`: it reads a QR code. */
  device: z.enum(["same", "other"]),
  /** The page to show when the app has returned: a path of ours with its query, which may be what an agent asks for. */
  returnpath: optionalText(2_000),
});

export const loginInitDataSchema = z.object({
  Result: z.union([
    z.object({
      loginId: z.string(),
      status: z.literal("pending"),
      message: z.string(),
      /** Only for another device: the QR code of this second, as an SVG element. */
      qrSvg: z.string().optional(),
      /** Only for the same device. `web` for phones, `app` for computers. */
      autostart: z.object({ web: z.string(), app: z.string() }).optional(),
      pollAfterMs: z.number(),
    }),
    /** With Success false and Status `BankIdUnavailable`. */
    z.object({ message: z.string() }),
  ]),
});

/**
 * `POST /ajax/login/bankid/poll`. Without an id it means the visitor's own latest order: the app may lead back to a new tab, which
 * knows none. The page is then opened with the fragment `LOGIN_RETURN_FRAGMENT` of `return-paths.ts`.
 */
export const loginPollBodySchema = z.object({ loginid: optionalIdSchema().transform((id) => id ?? "") });

export const loginPollDataSchema = z.object({
  Result: z.object({
    loginId: z.string(),
    status: z.enum(SHOWN_BANKID_STATUSES),
    /** BankID's own code; null when it has given none. */
    hintCode: z.string().nullable(),
    message: z.string(),
    /** Only while another device is to read it. */
    qrSvg: z.string().optional(),
    pollAfterMs: z.number(),
    /** Whether starting again may help. */
    canRetry: z.boolean(),
    /** Only when complete: the answer then also sets the session's cookie. */
    User: userSchema.optional(),
  }),
});

/** `POST /ajax/login/bankid/cancel` */
export const loginCancelBodySchema = z.object({ loginid: idSchema() });

export const emptyResultSchema = z.object({ Result: z.object({}) });

/** `POST /ajax/logout/` and `GET /ajax/session/` take nothing. */
export const noInputSchema = z.object({});

/** Spec 1 §4: empty is logged out; a browser whose session has just ended gets `expired`. */
export const sessionDataSchema = z.object({
  Result: z.object({
    User: userSchema.nullable(),
    Status: z.enum(SESSION_STATUSES),
  }),
});

export type WireUser = z.infer<typeof userSchema>;
export type LoginInitData = z.infer<typeof loginInitDataSchema>;
export type LoginPollData = z.infer<typeof loginPollDataSchema>;
export type SessionData = z.infer<typeof sessionDataSchema>;
