import { z } from "zod";
import { foreignIdSchema } from "./id.schema.ts";
import { leadSchema, measuredSchema } from "./measured.schema.ts";

const MAX_EMAIL_LENGTH = 200;
const MAX_CODE_LENGTH = 200;

/** The sign-up itself answers missing or too long fields with its own messages. */
export const registerEmailSchema = z.object({
  email: z
    .string()
    .default("")
    .catch("")
    .transform((text) => text.slice(0, MAX_EMAIL_LENGTH)),
});

/** RFC 8058: the mail program adds `List-Unsubscribe=One-Click` to the link's own code. */
export const oneClickSchema = z.object({ kod: z.string().max(MAX_CODE_LENGTH) });

/** A notice from the mail carrier; the signature is an HMAC-SHA256 over the other three, separated by line breaks. */
export const bounceSchema = z.object({
  noticeid: foreignIdSchema(),
  address: z.string().min(3).max(MAX_EMAIL_LENGTH),
  kind: z.enum(["permanent", "temporary", "complaint"]),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

export const registeredEmailSchema = z.object({
  Result: z.object({}),
  ExtendedData: measuredSchema(leadSchema),
});

export const emptyDataSchema = z.object({ Result: z.object({}) });
