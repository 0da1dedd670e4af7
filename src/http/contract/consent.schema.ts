import { z } from "zod";

/** GET /ajax/cookie/: the comma list of category numbers (F-039). */
export const consentQuerySchema = z.object({ consent: z.string().max(20).default("").catch("") });

export const consentDataSchema = z.object({ Result: z.object({ Consent: z.string() }) });

/** POST /ajax/cookie/: the banner's own form, from a browser without script. */
export const consentFormSchema = z.object({
  choice: z.enum(["all", "necessary", "save", "settings"]),
  /** The ticked boxes. */
  category: z
    .union([z.string().max(2), z.array(z.string().max(2)).max(3)])
    .default([])
    .transform((ticked) => [ticked].flat()),
  /** Where the visitor was. */
  return: z.string().max(2_000).default("/").catch("/"),
});

/** POST /ajax/tracking/ (F-143). */
export const trackingBodySchema = z.object({
  trackinginfo: z.string().max(2_000),
  trackingtype: z.string().regex(/^[\w-]{1,40}$/),
});

export const trackingDataSchema = z.object({});

export type ConsentData = z.infer<typeof consentDataSchema>;
