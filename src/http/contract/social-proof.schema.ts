import { z } from "zod";

/** `GET /ajax/latest-purchase/?shopid=` */
export const latestPurchaseQuerySchema = z.object({ shopid: z.coerce.number().int().positive().max(2_147_483_647) });

/** Spec 2 §3; null without a purchase there today or yesterday. */
export const latestPurchaseDataSchema = z.object({
  Result: z
    .object({
      SecondsSinceOrder: z.number().int().nonnegative(),
      ShopName: z.string(),
      /** Of our own program of demonstration data; never there in production. */
      IsDemo: z.literal(true).optional(),
    })
    .nullable(),
});

/** `GET /ajax/recent-searches/` takes nothing. */
export const recentSearchesQuerySchema = z.object({});

/** Spec 1 §3. Always one entry; its Html is empty when there is nothing to show. */
export const recentSearchesDataSchema = z.object({
  Result: z.tuple([z.object({ UpdateDate: z.iso.datetime(), Html: z.string() })]),
});

export type LatestPurchaseData = z.infer<typeof latestPurchaseDataSchema>;
export type RecentSearchesData = z.infer<typeof recentSearchesDataSchema>;
