import { z } from "zod";

/** POST …/jamfor/ajax. Besides these, every search parameter of the vertical, checked by the vertical itself. */
export const searchBodySchema = z
  .object({
    orderflowversion: z.enum(["new_prefilled_v1", "new_manual_v1"]).default("new_manual_v1"),
    /** Made by the page, so that it can ask for progress before the search id is known. */
    tempsearchid: z.string().regex(/^[\w-]{22,64}$/),
    /** A stored search: its parameters lie under those of this call. */
    searchid: z.string().optional(),
  })
  .catchall(z.string().max(200));

export const wireOfferSchema = z.object({
  ProviderId: z.number(),
  ProviderIndex: z.number(),
  ProviderName: z.string(),
  ResultId: z.string(),
  SubscriptionId: z.string(),
  SubscriptionName: z.string(),
  Fee: z.string(),
  MonthlyFee: z.string(),
  MonthlyFeeRaw: z.number(),
  YearlyFee: z.string(),
  YearlyFeeRaw: z.number(),
  IsCheaper: z.boolean(),
  YearlyFeeSaved: z.string().nullable(),
  Index: z.number(),
});

export const wireSilentSchema = z.object({
  ProviderId: z.number(),
  ProviderName: z.string(),
  Reason: z.string(),
  Message: z.string().nullable(),
});

export const searchDataSchema = z.object({
  Result: z.object({
    Ok: z.array(wireOfferSchema),
    Error: z.array(wireSilentSchema),
    SearchId: z.string(),
  }),
  ExtendedData: z.object({ SearchData: z.record(z.string(), z.string()) }),
});

export const progressBodySchema = z.object({ progress: z.string().optional(), tempsearchid: z.string().max(64) });

export const progressDataSchema = z.object({
  Result: z.object({
    Providers: z.array(
      z.object({ ProviderId: z.number(), ProviderName: z.string(), Fee: z.string().nullable(), Answered: z.boolean() }),
    ),
    Done: z.boolean(),
  }),
});

export type SearchData = z.infer<typeof searchDataSchema>;
export type ProgressData = z.infer<typeof progressDataSchema>;
export type WireOffer = z.infer<typeof wireOfferSchema>;
