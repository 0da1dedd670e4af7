import { z } from "zod";

/** F-124: both ids are required; the call itself checks them, after it knows that an editor asks. */
export const aliasQuerySchema = z.object({
  aliasid: z.string().max(200).default(""),
  serviceid: z.string().max(4).default(""),
});

export const aliasBodySchema = aliasQuerySchema.extend({
  /** A text that is too long gets a message of its own. */
  text: z.string().max(20_000).default(""),
  /** The revision the editor has seen. */
  revision: z
    .string()
    .regex(/^\d{1,9}$/)
    .default("0"),
  /** Back to the default; the text is then not read. */
  reset: z.enum(["yes", "no"]).default("no"),
});

const aliasEventSchema = z.object({
  Kind: z.enum(["drafted", "discarded", "published", "restored"]),
  Author: z.string(),
  IsOwn: z.boolean(),
  From: z.string(),
  To: z.string(),
  Time: z.string(),
});

export const aliasDataSchema = z.object({
  Result: z.object({
    AliasId: z.string(),
    ServiceId: z.string(),
    Text: z.string(),
    DefaultText: z.string(),
    Draft: z.string().nullable(),
    Revision: z.number(),
    Placeholders: z.array(z.string()),
    History: z.array(aliasEventSchema),
  }),
});

export type AliasData = z.infer<typeof aliasDataSchema>;
