import { z } from "zod";

/** What the visitor has today of the same thing, and when it may end: the new agreement has to meet it without a day between. */
export const formerSchema = z.object({
  ProviderName: z.string(),
  RenewalDate: z.string(),
  EndsAt: z.enum(["renewal", "any-day"]),
  PeriodMonths: z.number(),
  NoticeDays: z.number(),
  BoundUntil: z.string().nullable(),
  /** What days without mean: what stands without, the text, and what they cost at least, in öre. */
  Without: z.object({ Thing: z.string(), Text: z.string(), AtLeastOre: z.number().nullable() }),
});

/** What an order takes the place of, with the first day that this does not cover. */
export const replacedSchema = z.object({ ProviderName: z.string(), EndsOn: z.string() });

export type FormerState = z.infer<typeof formerSchema>;
