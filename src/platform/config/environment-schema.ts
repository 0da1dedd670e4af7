import { z } from "zod";
import { databaseUrls } from "#platform/config/database-urls.ts";
import {
  columnKeys,
  differentKeys,
  generations,
  identityKeys,
  keyText,
  keyTexts,
  receiptKeys,
} from "./key-settings.ts";

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(", ")}` });

const port = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number, 0-65535")
    .transform(Number)
    .refine((number) => number <= 65_535, "must be a port number, 0-65535");

const address = (...schemes: readonly string[]) => addresses((text) => [text], schemes);

const addresses = (split: (text: string) => readonly string[], schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) =>
        split(text).every((each) => URL.canParse(each) && schemes.includes(new URL(each).protocol.slice(0, -1))),
      `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    )
    .transform((text) => text.replace(/\/+$/, ""));

const databaseAddress = () => addresses(databaseUrls, ["postgres", "postgresql"]);

const origin = () =>
  address("http", "https").refine((text) => new URL(text).origin === text, "must be an origin: no path, no query");

const providerUrls = () =>
  z.string().transform((text, context): Record<string, string> => {
    const read = z.record(z.string().regex(/^[a-z0-9-]+$/), address("http", "https")).safeParse(parseJson(text));
    if (read.success) return read.data;
    context.addIssue("must be a JSON object from provider slug to http(s) address");
    return z.NEVER;
  });

const file = () => z.string().regex(/^[^\s\0]{1,400}$/, "must be the path of a file, without spaces");

const mailAddress = () => z.string().regex(/^[\w.+-]+@[\w.-]+$/, "must be an e-mail address");

const apiKey = () => z.string().regex(/^[\x21-\x7e]{8,200}$/, "must be 8-200 characters without spaces");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Every key. A key that is not here stops the process: a misspelt one would otherwise be ignored without notice. */
export const environmentSchema = z.strictObject({
  SPARV_ENVIRONMENT: oneOf(["production", "staging", "development", "test"]),
  SPARV_ROLE: oneOf(["web", "api", "all"])
    .default("all")
    .describe("Which half of the program runs here: pages (web), calls (api) or both (all)."),
  SPARV_HOST: z.string().default("127.0.0.1"),
  SPARV_PORT: port().default(3000).describe("0 takes any free port."),
  SPARV_PUBLIC_ORIGIN: origin().describe("Scheme, host and port as the visitor sees them."),
  SPARV_DATABASE_URL: databaseAddress().describe(
    "Several servers, host:port separated by commas, are a primary and its replicas: the one that accepts writes is used.",
  ),
  SPARV_DATABASE_READ_URL: address("postgres", "postgresql")
    .optional()
    .describe(
      "A replica for what may be a few seconds old. Without it, while it is down or late, the database is read.",
    ),
  SPARV_DATABASE_TLS: oneOf(["required", "off"])
    .default("required")
    .describe(
      "Applies to production. Off means that something else encrypts the connection, such as a private tunnel.",
    ),
  SPARV_REDIS_URL: address("redis", "rediss"),
  SPARV_RESTATE_INGRESS_URL: address("http", "https"),
  SPARV_RESTATE_ADMIN_URL: address("http", "https"),
  SPARV_RESTATE_IDENTITY_KEYS: identityKeys()
    .default([])
    .describe("Public keys of Restate, separated by commas. The worker refuses a call that none of them has signed."),
  SPARV_WORKER_PORT: port().default(9080),
  SPARV_WORKER_URL: address("http", "https").optional().describe("Where Restate reaches the worker."),
  SPARV_WORKER_HOST: z
    .string()
    .optional()
    .describe("The interface that the worker listens on. Default: the host of SPARV_WORKER_URL."),
  SPARV_METRICS_PORT: port().optional().describe("A separate port for /metrics, /live and /ready."),
  SPARV_METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe("The interface of SPARV_METRICS_PORT. Only what collects metrics may reach it."),
  SPARV_COLUMN_KEYS: columnKeys().describe(
    "id:base64 of 32 bytes, several separated by commas. The first one encrypts; the others only decrypt.",
  ),
  SPARV_LOOKUP_KEY: differentKeys().describe(
    "32 bytes in base64, for keyed hashes of personal data; several separated by commas, the oldest first. None may be left out.",
  ),
  SPARV_LOOKUP_GENERATIONS: generations()
    .optional()
    .describe(
      "While the lookup key is being replaced: 1,2 or 2,1. The first key stores, and rows of both are found. Default: the newest alone.",
    ),
  SPARV_COOKIE_KEY: keyText().describe("32 bytes in base64, for signed cookies and form tokens."),
  SPARV_COOKIE_FORMER_KEYS: keyTexts()
    .default([])
    .describe("Former values of SPARV_COOKIE_KEY, separated by commas, for the 90 days that their cookies last."),
  SPARV_RECEIPT_KEYS: receiptKeys().describe(
    "id:from:until:base64 of 32 bytes, several separated by commas. Ed25519 keys that sign ranking receipts in their period.",
  ),
  SPARV_RECEIPT_RETIRED_KEYS: receiptKeys()
    .default([])
    .describe("The same with public keys: those that no longer sign, so that their receipts can still be verified."),
  SPARV_PROVIDERS_URL: address("http", "https").describe(
    "Each provider is reached below this address as /<slug>, unless SPARV_PROVIDER_URLS names it.",
  ),
  SPARV_PROVIDER_URLS: providerUrls().default({}).describe("A JSON object from provider slug to address."),
  SPARV_SERIES_URL: address("http", "https").describe(
    "Each source of a stored series is reached below this address as /<target>, unless SPARV_SERIES_URLS names it.",
  ),
  SPARV_SERIES_URLS: providerUrls().default({}).describe("A JSON object from the target of a series to its address."),
  SPARV_SPAR_URL: address("https").describe("The population register. It requires our client certificate."),
  SPARV_SPAR_CERTIFICATE_FILE: file(),
  SPARV_SPAR_KEY_FILE: file(),
  SPARV_SPAR_ISSUER_FILE: file()
    .optional()
    .describe("The issuer of the register's certificate, if the machine does not trust it."),
  SPARV_SPAR_CUSTOMER_NUMBER: z.string().regex(/^\d{1,10}$/, "must be digits"),
  SPARV_SPAR_ASSIGNMENT_ID: z.string().regex(/^\d{1,10}$/, "must be digits"),
  SPARV_BANKID_URL: address("https").describe(
    "With the version: https://appapi2.bankid.com/rp/v6.0. BankID requires our client certificate.",
  ),
  SPARV_BANKID_CERTIFICATE_FILE: file(),
  SPARV_BANKID_KEY_FILE: file(),
  SPARV_BANKID_ISSUER_FILE: file().describe("BankID's own root certificate."),
  SPARV_VEHICLE_REGISTRY_URL: address("http", "https"),
  SPARV_VEHICLE_REGISTRY_KEY: apiKey(),
  SPARV_ORGANISATION_REGISTRY_URL: address("http", "https"),
  SPARV_ORGANISATION_REGISTRY_KEY: apiKey(),
  SPARV_INSURANCE_DATA_URL: address("http", "https").describe("The aggregator that fetches current insurances."),
  SPARV_INSURANCE_DATA_KEY: apiKey(),
  SPARV_INSURANCE_DATA_WEBHOOK_KEY: apiKey().describe("Verifies the aggregator's events."),
  SPARV_INSURANCE_DATA_WEBHOOK_SECOND_KEY: apiKey()
    .optional()
    .describe("Accepted too, while the aggregator changes from one key to the other."),
  SPARV_DNS_SERVER: z
    .string()
    .regex(
      /^(?:\d{1,3}(?:\.\d{1,3}){3}|(?=[\w.-]*[a-z])[\w.-]+)(?::\d{1,5})?$/i,
      "must be an IPv4 address or a name, with :port unless it is 53",
    )
    .optional()
    .describe(
      "Name server for the check of mail domains: an IPv4 address or a name, with :port unless it is 53. Default: the machine's own.",
    ),
  SPARV_SMTP_URL: address("smtp", "smtps"),
  SPARV_MAIL_FROM: mailAddress(),
  SPARV_STAFF_MAIL: mailAddress().optional().describe("Receives questions from companies. Default: SPARV_MAIL_FROM."),
  SPARV_MAIL_BOUNCE_KEY: apiKey().describe("Verifies the mail carrier's reports of bounced mail."),
  SPARV_MAIL_BOUNCE_SECOND_KEY: apiKey()
    .optional()
    .describe("Accepted too, while the carrier changes from one key to the other."),
  SPARV_LANGUAGE_MODEL_URL: address("http", "https")
    .optional()
    .describe("An OpenAI-compatible endpoint with its version. Without it the assistant uses rules alone."),
  SPARV_LANGUAGE_MODEL_KEY: apiKey().optional(),
  SPARV_LANGUAGE_MODEL_NAME: z
    .string()
    .regex(/^[\w.:/-]{1,100}$/, "must be 1-100 letters, digits, dots, colons, slashes, dashes")
    .default("default"),
  SPARV_CHAT_URL: address("http", "https").optional().describe("The chat script. Without it there is no chat."),
  SPARV_REVIEWS_URL: address("http", "https")
    .optional()
    .describe("The script that shows customer reviews. Without it there are no reviews."),
  SPARV_TAG_URL: address("http", "https")
    .optional()
    .describe("The tag manager script, loaded after consent. Without it there is no tag manager."),
  SPARV_QUOTE_REUSE: z
    .string()
    .regex(/^[\w.-]{1,32}$/, "must be off, or a word of 1-32 letters, digits, dots, dashes")
    .default("off")
    .describe("off, or a word. Cached prices are reused; a new word discards those cached under the old one."),
  SPARV_ORDER_SIGNATURE: oneOf(["required", "all"])
    .default("required")
    .describe("Which orders the customer signs with BankID: those that require it, or all."),
  SPARV_DELIVERY_DAY_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "must be a number of seconds, 1-86400")
    .default("86400")
    .transform(Number)
    .refine((seconds) => seconds <= 86_400, "must be a number of seconds, 1-86400")
    .describe("How long a day lasts when deliveries and applications are followed; less than 86400 for trying it out."),
  SPARV_MOCK_LOGIN: oneOf(["on", "off"])
    .default("off")
    .describe("A fetch login without a person (OP-33), for trying it out. Never on in production."),
  SPARV_DEMO_MARKS: oneOf(["on", "off"])
    .default("off")
    .describe("Labels every row that the demonstration data program created."),
  SPARV_REQUEST_COALESCING: oneOf(["on", "off"])
    .default("on")
    .describe("Sends equal provider requests that are under way on one node only once."),
  SPARV_LOG_LEVEL: oneOf(["debug", "info", "warn", "error"]).default("info"),
  SPARV_OTLP_URL: address("http", "https").optional().describe("Where traces are exported."),
  SPARV_TRACE_SHARE: z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1)$/, "must be a share, 0-1")
    .default("1")
    .transform(Number)
    .describe("The share of traces that is exported, 0-1: the same in every program."),
  SPARV_CUSTOMER_SERVICE_PHONE: z.string().default("08-465 004 00"),
  SPARV_SALES_PHONE: z.string().default("08-465 004 10"),
  SPARV_LEGACY_PII_SHARING: oneOf(["on", "off"])
    .default("off")
    .describe("Spec 1 shares the personal number with third parties; off unless the owner turns it on (OP-09)."),
  SPARV_SIMULATORS_PORT: port().default(4100),
  SPARV_LOAD_SHEDDING: oneOf(["on", "off"])
    .default("on")
    .describe("Refuses the least important requests when the event loop is late."),
  SPARV_MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{1,5}$/, "must be a number, 10-999999")
    .default("4000")
    .transform(Number)
    .describe("Per node; further connections are closed at once."),
  SPARV_DRAIN_SECONDS: z
    .string()
    .regex(/^\d$/, "must be a number, 0-9")
    .default("0")
    .transform(Number)
    .describe("How long a web node that stops still listens, so that the balancer sees that it is not ready."),
  SPARV_TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-5]$/, "must be a number, 0-5")
    .default("0")
    .transform(Number)
    .describe("How many of our proxies are in front: decides which forwarded address is trusted."),
  SPARV_NODE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, "must be 1-64 letters, digits, dots, dashes")
    .optional(),
});
