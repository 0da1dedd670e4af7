import { z } from "zod";
import { idSchema, optionalIdSchema } from "./id.schema.ts";

/** Made by the page, so that it can ask for progress before the search id is known. */
const tempSearchId = z.string().regex(/^[\w-]{22,64}$/);

/** POST …/jamfor/ajax. Besides these, every search parameter of the vertical, checked by the vertical itself. */
export const searchBodySchema = z
  .object({
    orderflowversion: z.enum(["new_prefilled_v1", "new_manual_v1"]).default("new_manual_v1"),
    tempsearchid: tempSearchId,
    /** A stored search: alone it is run, or its stored result is answered; parameters override its own, in a new search. */
    searchid: optionalIdSchema(),
    /**
     * As a stored search with parameters: "the same, but". What the page does not know, such as the personal
     * number, need not be sent again. For the upgrade box: `basedon={searchid}&insurancetype={upgraded}`.
     */
    basedon: optionalIdSchema(),
    /** Fetched values override the other parameters where the insurer reported any, and offers are compared with them. */
    fetchdataid: optionalIdSchema(),
    /** How the visitor wants to pay: what the order and the yearly fields are of. By default by the month. */
    payment: z.enum(["monthly", "yearly"]).optional(),
    /** With `id` the answer has no offers: for a page that reads the list by its id. */
    answer: z.enum(["list", "id"]).optional(),
  })
  .catchall(z.string().max(200));

export const wireExcessSchema = z.object({
  type: z.string(),
  name: z.string(),
  description: z.string(),
  disclaimer: z.string().nullable(),
  isIncluded: z.boolean(),
});

/** A cover that offers differ in: "Drulle", "Ingår inte". */
export const wireCoverSchema = wireExcessSchema.omit({ disclaimer: true });

export const wireLinkSchema = z.object({ Name: z.string(), Url: z.string() });

/** Spec 2 §3 and spec 3 §3. */
export const wireOfferSchema = z.object({
  UniqueId: z.string(),
  Index: z.number(),
  ResultId: z.string(),
  ProviderId: z.number(),
  ProviderIndex: z.number(),
  ProviderName: z.string(),
  ProviderHighResolutionLogoUrl: z.string(),
  ProviderLogoUrl: z.string(),
  /** Where the offer is ordered; null when it can only be ordered from the provider itself. */
  ClickUrl: z.string().nullable(),
  SubscriptionId: z.string(),
  SubscriptionName: z.string(),
  Fee: z.string(),
  MonthlyFee: z.string(),
  MonthlyFeeRaw: z.number(),
  YearlyFee: z.string(),
  YearlyFeeRaw: z.number(),
  IsCheaper: z.boolean(),
  YearlyFeeSaved: z.string().nullable(),
  FeaturedInfo: z.string().nullable(),
  Labels: z.array(z.enum(["lowest_yearlyfee", "no_bindtime", "popular"])),
  /** Filled in for a visitor who has marked the offer as a favourite. */
  FavoriteId: z.string().nullable(),
  IsPulsing: z.boolean(),
  InfoAndOffers: z.array(z.string()),
  Services: z.array(z.string()),
  /** From real orders only; null until there are any. */
  LatestOrderInfo: z.string().nullable(),
  AdditionalSubscriptionInfo: z.object({
    konsumenternas: z.object({ points: z.number(), outOf: z.number(), footer: z.string() }).optional(),
  }),
  ExcessCostInfo: z.array(wireExcessSchema),
  Covers: z.array(wireCoverSchema),
  /** To be seen together with the price: a condition of it, a cover that is missing. */
  Notices: z.array(z.string()),
  PayAsYouDrive: z.boolean(),
  Disclaimer: z.string().nullable(),
  BindingMonths: z.number().nullable(),
  InfoUrls: z.array(wireLinkSchema),
  Discount: z.object({ value: z.string(), name: z.string() }).nullable(),
  Description: z.string().nullable(),
  ExcessCostBuilding: z.string().nullable(),
  ExcessCostPersonalProperty: z.string().nullable(),
  /** The page's own placeholders are; an offer never is. */
  isSkeleton: z.literal(false),
});

const wireWithoutOfferSchema = z.object({
  ProviderId: z.number(),
  ProviderName: z.string(),
  Reason: z.string(),
  Message: z.string().nullable(),
});

const wireVehicleSchema = z.object({
  RegistrationNumber: z.string(),
  Make: z.string(),
  Model: z.string(),
  ModelYear: z.number().nullable(),
  Colour: z.string(),
  Fuel: z.string(),
  Status: z.string(),
});

export const searchDataSchema = z.object({
  Result: z.object({
    /** With what only offers of the vertical state (`presentOffer` in `src/verticals/_contract/vertical.ts`). */
    Ok: z.array(wireOfferSchema.catchall(z.unknown())),
    Error: z.array(wireWithoutOfferSchema),
    SearchId: z.string(),
  }),
  ExtendedData: z.object({
    /** Null when the vertical has none, or the register did not know it. */
    Vehicle: wireVehicleSchema.nullable(),
    SearchData: z.record(z.string(), z.string()),
    Gtm: z.object({ DataLayer: z.record(z.string(), z.union([z.string(), z.number()])) }),
  }),
});

export const progressBodySchema = z.object({ progress: z.string().max(20).optional(), tempsearchid: idSchema() });

export const progressDataSchema = z.object({
  Result: z.object({
    Providers: z.array(
      z.object({
        ProviderId: z.number(),
        ProviderName: z.string(),
        /** By the month. */
        Fee: z.string().nullable(),
        YearlyFee: z.string().nullable(),
        Answered: z.boolean(),
      }),
    ),
    /** How many offers can be opened and ordered already, before the end: 0 until the list opens. */
    Listed: z.number(),
    /** Under which search they are found. */
    SearchId: z.string(),
    Done: z.boolean(),
  }),
});

/**
 * GET …/jamfor/progress/stream?tempsearchid= : the answers of POST …/jamfor/progress, sent when they change instead of when
 * asked. How a page uses it:
 * - Open `new EventSource(address)` right after the search has been posted; the stream waits for the search to appear.
 * - Each event named `progress` has an `Envelope<ProgressData>` as its data. Give it to the run as a "pushed" event
 *   (`src/domain/search/search-progress.ts`); run a timer of POLL_INTERVAL_MS that sends "poll-lost" so that the bar still rises.
 * - When `Done` is true, or on an event named `bye` (the node stops, or the search has taken too long), call `close()`.
 *   After `bye`, and on any `error` event, close and change to polling: another node answers, and nothing is lost.
 * - Polling alone is always enough; a browser that already polls need not open a stream.
 */
export const streamQuerySchema = z.object({ tempsearchid: tempSearchId });

/** Names of the events. */
export const STREAM_EVENTS = { progress: "progress", bye: "bye" } as const;

export type SearchData = z.infer<typeof searchDataSchema>;
export type ProgressData = z.infer<typeof progressDataSchema>;
export type WireOffer = z.infer<typeof wireOfferSchema>;
export type WireVehicle = z.infer<typeof wireVehicleSchema>;
