import { z } from "zod";
import { SHOWN_ORDER_STATES } from "#domain/order/order-state.ts";
import { coachBulletSchema } from "./coach.schema.ts";
import { fieldRulesSchema } from "./field-rules.schema.ts";
import { formerSchema } from "./former.schema.ts";
import { idSchema, optionalIdSchema } from "./id.schema.ts";
import { conversionSchema, measuredSchema } from "./measured.schema.ts";
import { wireLinkSchema } from "./search.schema.ts";
import { priceInfoSchema } from "./price-info.schema.ts";
import { bankIdDeviceSchema, signingSchema } from "./signing.schema.ts";
import { subscriptionInfoSchema } from "./subscription.schema.ts";

/** Spec 2 §3 (C-169): every group is always there, an empty one as an empty list. */
export const CHECKOUT_GROUPS = [
  "personalheader",
  "ownheader",
  "customizeheader",
  "discountheader",
  "excesscostheader",
  "additionalheader",
  "extrabuildingsheader",
  "summaryheader",
  "subscriptionheader",
  "consent",
  "hidden",
] as const;

/** POST …/order/checkout */
export const checkoutBodySchema = z.object({
  domain: z.string().max(100).optional(),
  /** OP-19. */
  platform: z.enum(["desktop", "mobile"]).default("desktop"),
  resultid: idSchema(),
  startdate: z.iso.date().optional(),
  /** What the saving is compared with, and the renewal date that the start date may follow. */
  fetchdataid: optionalIdSchema(),
  /** How the visitor wants to pay, as chosen in the list. */
  payment: z.enum(["monthly", "yearly"]).optional(),
});

/** POST …/order/ajax. Besides these, every field of the form by its ParameterName; the hidden ones hold the first three. */
export const orderBodySchema = z
  .object({
    /** `form` renders the form again, `calculate_price` requests the price, `calculate` is the final submit, `switch` one that is always signed. */
    action: z.enum(["form", "calculate_price", "calculate", "switch"]),
    resultid: idSchema(),
    /** The state that the visitor saw; one that is no longer the newest is never ordered. */
    checkoutversion: z.coerce.number().int().min(1),
    fetchdataid: optionalIdSchema(),
    /** Where the customer has BankID, for an order that must be signed; without it a phone is `same` and a computer `other`. */
    signdevice: bankIdDeviceSchema.optional(),
  })
  .catchall(z.string().max(500));

/** POST …/order/status: the state of an order of the visitor's own. Requested by the page, also on return from a payment page. */
export const orderStatusBodySchema = z.object({ orderid: idSchema() });

const optionSchema = z.object({ Id: z.string(), Value: z.string() });

/** C-171; read by src/http/contract/form-parameters.ts. What is optional is documented (spec 1 §3) and not sent by us. */
const formParameterSchema = z.object({
  /** C-172. */
  type: z.enum([
    "date",
    "text",
    "civicnumber",
    "number",
    "float",
    "radio",
    "dropdown",
    "hidden",
    "readonly",
    "email",
    "phone",
    "checkboxinput",
    "heading",
  ]),
  model: z.object({
    ParameterName: z.string(),
    Description: z.string().nullable().optional(),
    StatusIcon: z.string().nullable().optional(),
    DefaultValue: z.string().nullable(),
    FormattedValue: z.string().nullable(),
    ParameterValues: z.array(optionSchema).nullable(),
    Values: z
      .object({
        MinDate: z.string().nullable(),
        MaxDate: z.string().nullable(),
        TrueVal: z.string().nullable(),
        FalseVal: z.string().nullable(),
      })
      .nullable(),
  }),
  attrs: z.object({
    label: z.string(),
    required: z.boolean(),
    disabled: z.boolean(),
    /** Of a date, an ISO date. */
    min: z.union([z.number(), z.string()]).nullable(),
    max: z.union([z.number(), z.string()]).nullable(),
    maxlength: z.number().nullable(),
    pattern: z.string().nullable(),
    suffix: z.string().nullable(),
    autocomplete: z.string().nullable(),
    placeholder: z.string().nullable().optional(),
    validate: z.boolean().nullable().optional(),
    minlength: z.number().nullable().optional(),
    mask: z.string().nullable().optional(),
  }),
  /** `recalculate`: the price is no longer valid (C-184). */
  /** When the field is shown, and rules that the spec has no name for; only where there are any. */
  rules: fieldRulesSchema.optional(),
  events: z.object({ change: z.array(z.enum(["recalculate", "reload", "request"])) }).nullable(),
  helpText: z.string().nullable(),
  isSticky: z.boolean().nullable().optional(),
  info: z.object({ title: z.string(), content: z.string() }).nullable(),
});

export const formGroupsSchema = z.record(z.enum(CHECKOUT_GROUPS), z.array(formParameterSchema));

const summaryItemSchema = z.object({ Id: z.string(), Name: z.string(), Value: z.string() });

/** Before an order: what the visitor asked for and chose, who pays us, how the list is ranked. Stored with the order. */
export const needsSchema = z.object({
  /** Krav och behov. */
  Title: z.string(),
  Statement: z.string(),
  Items: z.array(summaryItemSchema),
  /** Faktablad (IPID); null when the provider gave none. */
  FactSheet: wireLinkSchema.nullable(),
  Remuneration: z.object({ Text: z.string(), Url: z.string() }),
  Ranking: z.object({ Text: z.string(), Url: z.string() }),
  /** The version of this text. */
  TextVersion: z.string(),
});

/** C-201: `civicnumber` and `carregnumber` are among the ids. */
const summaryDataSchema = z.object({
  additionalheader: z.array(summaryItemSchema),
  customizeheader: z.array(summaryItemSchema),
  personalheader: z.array(summaryItemSchema),
  subscriptionheader: z.array(summaryItemSchema),
});

/**
 * C-200. The states:
 * - `open`: on its way; ask …/order/status until it is something else.
 * - `waiting`: the visitor has something to do at the provider (RedirectUrl); OrderType is user_interaction_needed.
 * - `placed`: the provider has confirmed. `refused`: the provider refused (Message is its text); nothing is ordered.
 * - `repriced`: the provider wanted another price; nothing is ordered, and the checkout holds the new price.
 * - `expired`: the visitor never did what the provider waited for; nothing is ordered.
 * - `uncertain`: the outcome is unknown; a person at Sparv investigates. Never show it as ordered or as not ordered.
 */
export const submittedOrderSchema = z.object({
  OrderType: z.enum(["order", "user_interaction_needed"]),
  OrderId: z.string(),
  ResultId: z.string(),
  State: z.enum(SHOWN_ORDER_STATES),
  /** The provider's own number, once it has confirmed. */
  ProviderOrderId: z.string().nullable(),
  /** The provider's payment page while waiting (C-199); our page with the signing while unsigned. */
  RedirectUrl: z.string().nullable(),
  Message: z.string().nullable(),
  StartDate: z.string(),
  OrderedAt: z.string(),
  SummaryData: summaryDataSchema,
});

/** `unsigned`: the customer must sign with BankID first (Signing, RedirectUrl), and there is no order before that. */
const submittedOrUnsignedSchema = submittedOrderSchema.extend({
  State: z.enum([...SHOWN_ORDER_STATES, "unsigned"]),
});

/** C-208. */
export const headerCoachSchema = z.object({
  Title: z.string(),
  Bullet1: z.string(),
  Bullet2: z.string(),
  Bullet3: z.string().optional(),
  CoachTitle: z.string(),
  Coach: z.object({
    Bullets: z.array(coachBulletSchema.extend({ TitleShorter: z.string() })),
  }),
});

/** C-209. */
export const additionalContentSchema = z.union([
  z.string(),
  z.object({
    Title: z.string(),
    Text: z.string(),
    Bullets: z.array(z.object({ Title: z.string(), Text: z.string(), Href: z.string(), Completed: z.boolean() })),
  }),
]);

/** What a checkout looks like now. */
const checkoutStateSchema = z.object({
  ResultId: z.string(),
  /** The search whose result page a closed checkout returns to. */
  SearchId: z.string(),
  CheckoutVersion: z.number(),
  FormParameters: formGroupsSchema,
  PriceInfo: priceInfoSchema,
  SubscriptionInfo: subscriptionInfoSchema,
  IsCheaper: z.boolean(), // OP-37
  YearlyFeeSaved: z.string().nullable(),
  /** How the cover differs from today's insurance, as text to be read before any amount, and whether it is a larger cover. */
  CoverChange: z.string().nullable(),
  IsMoreCover: z.boolean(),
  IsSameProvider: z.boolean(),
  Former: formerSchema.nullable(),
  Needs: needsSchema,
  /** An order of this result that is on its way or placed: it is shown instead of a form that would order it again. */
  SubmittedOrderData: submittedOrUnsignedSchema.nullable(),
  /** What is to be signed, while the order is `unsigned` or its signing has failed. */
  Signing: signingSchema.nullable(),
});

/** Answered as Data, and its Result also as Api.Result, with Success false (OP-05). */
export const checkoutDataSchema = z.object({ Result: checkoutStateSchema });

/**
 * Status of …/order/ajax besides Ok and ValidateError: `Outdated` (another tab has changed the checkout: Result is the new state),
 * `PriceChanged` (not ordered: Result holds the new price, to be confirmed), `Refused`, `Unavailable` (the provider gives no
 * price right now), `AlreadyOrdered`, `IdentificationRequired`. ErrorMessage explains the status; only the identified person gets a
 * provider's own text.
 */
export const orderDataSchema = z.object({
  Result: checkoutStateSchema,
  /** For the red box (C-192); null without a message. */
  ErrorMessage: z.string().nullable(),
  /** With Status `AlreadyOrdered`: the active order for the same thing, which the visitor may see. */
  ExistingOrderId: z.string().nullable(),
  /** A person who logs in as the customer is admitted, or sees the provider's answer about them. */
  AsksForLogin: z.boolean(),
  OrderHeaderHtml: z.string(),
  PriceInfoHtml: z.string(),
  /** Which header: `my` for a service with one of its own (C-202). */
  OrderHeaderCoach: z.enum(["my", "coach"]),
  /** Null until the provider has confirmed. */
  OrderHeaderCoachData: headerCoachSchema.nullable(),
  ExtendedData: measuredSchema(conversionSchema),
});

export type OrderBody = z.infer<typeof orderBodySchema>;
export type CheckoutGroup = (typeof CHECKOUT_GROUPS)[number];
export type FormParameter = z.infer<typeof formParameterSchema>;
export type FormGroups = z.infer<typeof formGroupsSchema>;
export type PriceInfo = z.infer<typeof priceInfoSchema>;
export type SubscriptionInfo = z.infer<typeof subscriptionInfoSchema>;
export type Needs = z.infer<typeof needsSchema>;
export type SummaryData = z.infer<typeof summaryDataSchema>;
export type SubmittedOrUnsigned = z.infer<typeof submittedOrUnsignedSchema>;
export type SubmittedOrderData = z.infer<typeof submittedOrderSchema>;
export type HeaderCoachData = z.infer<typeof headerCoachSchema>;
export type AdditionalContent = z.infer<typeof additionalContentSchema>;
export type CheckoutState = z.infer<typeof checkoutStateSchema>;
export type CheckoutData = z.infer<typeof checkoutDataSchema>;
export type OrderData = z.infer<typeof orderDataSchema>;

/** The envelope of …/order/checkout. */
export interface CheckoutAnswer {
  readonly Success: boolean;
  readonly Status: string;
  readonly Api?: { readonly Result: CheckoutState };
  readonly Data: CheckoutData | null;
}
