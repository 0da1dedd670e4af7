import { z } from "zod";
import { foreignIdSchema, idSchema, optionalIdSchema } from "./id.schema.ts";
import { FETCH_STATUSES, LOGIN_METHODS } from "#domain/fetch/fetch-status.ts";

/** See `fetch-calls.ts` for the calls themselves. Empty when there is nothing to report (spec 3 §4.2: "done with empty status"). */
const statusSchema = z.enum([...FETCH_STATUSES, ""]);

const loginMethodSchema = z.enum(LOGIN_METHODS);

/** A form sends an empty text for what was not filled in. */
const optionalText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .optional()
    .transform((text) => text?.trim() || undefined);

/**
 * What is insured, and by whom. What is not sent is taken from the visitor's own stored search: `searchid`, or the search of
 * `resultid`. A result page therefore never needs to know the personal number.
 */
const subject = {
  carregnumber: optionalText(10),
  civicnumber: optionalText(20),
  searchid: optionalIdSchema(),
  resultid: optionalIdSchema(),
};

const fetchId = z.object({ fetchdataid: idSchema() });

export const ownerInfoBodySchema = z.object({
  ...subject,
  /** `cancellation`: the pay-as-you-drive insurer is left out of the list (C-122). */
  flow: z.enum(["", "compare", "cancellation"]).default("compare"),
});

const wireFetchProviderSchema = z.object({
  shopid: z.number(),
  name: z.string(),
  logo: z.string(),
  /** A provider that is reported as unavailable may still be tried (C-123). */
  isAvailable: z.boolean(),
  /** In the order to show them. The mock is never listed in production. */
  loginMethods: z.array(loginMethodSchema),
});

/** To be shown beside an unticked box. The version is sent back with init, and is stored with the fetch. */
const wireConsentSchema = z.object({ text: z.string(), version: z.string() });

export const ownerInfoDataSchema = z.object({
  Result: z.object({
    /**
     * SUCCESS when the fetch may begin; else PROVIDER_NOT_SUPPORTED or GENERAL_ERROR. NOT_OWNER and VEHICLE_DEREGISTERED are shown
     * to the identified person only; another visitor gets them from the fetch itself, after its login.
     */
    status: statusSchema,
    /** By name; empty unless SUCCESS. */
    providerList: z.array(wireFetchProviderSchema),
    hasMultipleProviders: z.boolean(),
    consent: wireConsentSchema,
  }),
});

export const initFetchBodySchema = z.object({
  ...subject,
  shopid: z.coerce.number().int(),
  loginmethod: z.string().max(80),
  /** `true` when the box is ticked; anything else is refused with an error on the field `consent`. */
  consent: optionalText(10),
  /** As the owner info returned it. Another than the current one is refused, on `consent`: the text has changed, ask anew. */
  consentversion: optionalText(64),
  /** The path of the page: where the BankID app returns to on the same device. */
  returnpath: optionalText(500),
});

export const initFetchDataSchema = z.object({
  Result: z.object({
    /** INITIATED, or why it did not begin; then there is no id. */
    status: statusSchema,
    isProviderAvailable: z.boolean(),
    fetchDataId: z.string().nullable(),
  }),
});

/** Without an id: the browser's latest, for the page that the BankID app returned to. */
export const pollFetchBodySchema = z.object({ fetchdataid: optionalIdSchema() });

const wireDeductibleSchema = z.object({ name: z.string(), amount: z.number() });

/** Spec 3 §3 (Current insurance) and spec 2 §3. Amounts are whole kronor. */
const wireExistingInsuranceSchema = z.object({
  providerName: z.string(),
  logo: z.string(),
  /** Null when the insurer did not report it. */
  yearlyFee: z.number().nullable(),
  isCampaignInsurance: z.boolean(),
  /** YYYY-MM-DD; null when the insurer did not report it. */
  renewalDate: z.string().nullable(),
  deductibles: z.array(wireDeductibleSchema),
  /** The insurer's own name of it: "Bilförsäkring hel". */
  insuranceName: z.string().nullable(),
});

export const pollFetchDataSchema = z.object({
  Result: z.object({
    fetchDataId: z.string(),
    status: statusSchema,
    isDone: z.boolean(),
    /** The login is done on this device, and the app has not returned to this browser: until then nothing is shown. */
    isReturnAwaited: z.boolean(),
    /** With BANKID_ERROR: the person cancelled the login in the app. */
    isLoginCancelled: z.boolean(),
    /** A PNG in base64, without the `data:` part; only while another device is to read it. Another one at every poll. */
    bankIdQrCodeImage: z.string().nullable(),
    /** Only for the same device, while the app is waited for: `bankid:///?autostarttoken={token}&redirect=null`. */
    bankIdAutostartToken: z.string().nullable(),
  }),
  ExtendedData: z.object({
    /** Null until SUCCESS. */
    Result: z.object({ ExistingInsurance: wireExistingInsuranceSchema.nullable() }),
  }),
});

export const checkFetchBodySchema = fetchId;

export const checkFetchDataSchema = z.object({
  Result: z.object({
    fetchDataId: z.string(),
    status: statusSchema,
    ExistingInsurance: wireExistingInsuranceSchema.nullable(),
    /** Null: the insurer did not report it, and the visitor must enter it (C-100). Never the personal number. */
    SearchParameters: z.record(z.string(), z.string().nullable()),
  }),
});

/** Calling off what has ended, or has been called off, is no error. */
export const cancelFetchBodySchema = fetchId;
export const cancelFetchDataSchema = z.object({ Result: z.object({}) });

/** `POST /ajax/add-event-{serviceName of the path}-savings/`: car's is `/ajax/add-event-car-insurance-savings/` (C-241). */
export const savingEventBodySchema = z.object({
  searchid: idSchema(),
  fetchdataid: optionalIdSchema().transform((id) => id ?? ""),
});
/** False for a visitor who is not logged in, and for a search without a fetch: nothing was recorded, and that is no error (C-242). */
export const savingEventDataSchema = z.object({ Result: z.object({ recorded: z.boolean() }) });

/** `POST /webhooks/insurance-data`: signed by the aggregator over the body as it was sent. Carries no data. */
export const fetchWebhookBodySchema = z.object({
  collectionId: foreignIdSchema(),
  status: z.string().max(80),
  eventId: foreignIdSchema(),
  timestamp: z.string().max(40),
});
export const fetchWebhookDataSchema = z.object({ Result: z.object({}) });

export type OwnerInfoData = z.infer<typeof ownerInfoDataSchema>;
export type InitFetchData = z.infer<typeof initFetchDataSchema>;
export type PollFetchData = z.infer<typeof pollFetchDataSchema>;
export type CheckFetchData = z.infer<typeof checkFetchDataSchema>;
export type SavingEventData = z.infer<typeof savingEventDataSchema>;
export type WireFetchProvider = z.infer<typeof wireFetchProviderSchema>;
export type WireExistingInsurance = z.infer<typeof wireExistingInsuranceSchema>;
export type WireFetchConsent = z.infer<typeof wireConsentSchema>;
