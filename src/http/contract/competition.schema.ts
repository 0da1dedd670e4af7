import { z } from "zod";
import { idSchema } from "./id.schema.ts";

/** `POST /ajax/competition/` (OP-21). `declared` is the box: neither works for us or a partner nor is family. */
export const competitionBodySchema = z.object({
  orderId: idSchema(),
  declared: z.enum(["true", "false"]).default("false"),
});

export const competitionDataSchema = z.object({
  Result: z.object({
    State: z.enum(["ENTERED", "ALREADY", "TOO_LATE"]),
    /** As 2026-11; null when the purchase takes no part. */
    Month: z.string().nullable(),
    /** SHA-256 of salt, colon and order number: what the published list will contain. */
    Ticket: z.string().nullable(),
    Salt: z.string().nullable(),
  }),
});

export type CompetitionData = z.infer<typeof competitionDataSchema>;
