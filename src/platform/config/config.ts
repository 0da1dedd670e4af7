import type { z } from "zod";
import { type ColumnKey, environmentSchema } from "./environment-schema.ts";
import { productionRefusals } from "./production-refusals.ts";

export interface Config {
  readonly environment: "production" | "staging" | "development" | "test";
  /** Which half of the program answers here: pages, calls, or both. */
  readonly role: "web" | "api" | "all";
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Scheme, host and port as the visitor sees them, without a final slash. */
  readonly publicOrigin: string;
  readonly databaseUrl: string;
  /** Asked for in production alone, and never of a socket. */
  readonly isDatabaseTlsRequired: boolean;
  readonly redisUrl: string;
  readonly restateIngressUrl: string;
  readonly restateAdminUrl: string;
  /** Public keys of the engine: a call to the worker that none of them has signed is refused. Without any, none is asked for. */
  readonly restateIdentityKeys: readonly string[];
  readonly workerPort: number;
  /** Where the engine reaches the worker. */
  readonly workerUrl: string | undefined;
  /** A port of its own for /metrics, /live and /ready of a process that serves no visitors. */
  readonly metricsPort: number | undefined;
  /** The first one encrypts; the others only read what they once wrote. */
  readonly columnKeys: readonly [ColumnKey, ...ColumnKey[]];
  readonly lookupKey: Buffer;
  readonly cookieKey: Buffer;
  /** Each provider is reached below this as /<slug>, unless `providerUrls` names it. */
  readonly providersUrl: string;
  readonly providerUrls: Readonly<Record<string, string>>;
  /** The population register; it wants to see our certificate. */
  readonly sparUrl: string;
  readonly sparCertificateFile: string;
  readonly sparKeyFile: string;
  /** The issuer of the register's own certificate, when it is none that the machine trusts. */
  readonly sparIssuerFile: string | undefined;
  /** Who we are to the register, and for which of our agreements we ask. */
  readonly sparCustomerNumber: string;
  readonly sparAssignmentId: string;
  /** With the version: `https://appapi2.bankid.com/rp/v6.0`. It wants to see our certificate, and has an issuer of its own. */
  readonly bankIdUrl: string;
  readonly bankIdCertificateFile: string;
  readonly bankIdKeyFile: string;
  readonly bankIdIssuerFile: string;
  readonly vehicleRegistryUrl: string;
  readonly vehicleRegistryKey: string;
  readonly organisationRegistryUrl: string;
  readonly organisationRegistryKey: string;
  /** What operators ask for a connection at an address. */
  readonly addressPricesUrl: string;
  readonly addressPricesKey: string;
  readonly insuranceDataUrl: string;
  readonly insuranceDataKey: string;
  /** Verifies the signature of the aggregator's callbacks. */
  readonly insuranceDataWebhookKey: string;
  /** Asked whether a domain takes mail, as host:port; the machine's own when not given. */
  readonly dnsServer: string | undefined;
  /** Where mails are handed over. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Where we read what companies ask of us; the sender's address when not given. */
  readonly staffMail: string;
  /** Shared with the mail carrier: verifies the signature of its reports of returned mails. */
  readonly mailBounceKey: string;
  /** An OpenAI-compatible endpoint with its version, as `https://api.example/v1`; the assistant does without when not given. */
  readonly languageModelUrl: string | undefined;
  readonly languageModelKey: string | undefined;
  readonly languageModelName: string;
  /** The script of the tag manager, loaded in the browsers of those who agreed to it; no tag when not given. */
  readonly tagUrl: string | undefined;
  /** The script of the chat window of another company; no chat when not given. */
  readonly chatUrl: string | undefined;
  /** The script that shows customers' reviews, of the company that keeps them; no reviews when not given. */
  readonly reviewsUrl: string | undefined;
  /** `off`, or a word: a cached price is reused while it is valid and was stored under the same word. */
  readonly quoteReuse: string;
  /** Which orders their customer must sign with BankID: those whose provider or vertical requires it, or all. */
  readonly orderSignature: "required" | "all";
  /** Whether a fetch may use the login that needs no person; never in production. */
  readonly isMockLoginOn: boolean;
  /** Whether demonstration data is marked as such on customer pages; the desk always marks it. */
  readonly hasDemoMarks: boolean;
  /** Whether equal requests to a provider that run at the same time on one node are coalesced. */
  readonly isCoalescingRequests: boolean;
  /** Whether an overloaded node refuses the least important requests. */
  readonly isLoadSheddingOn: boolean;
  /** Of one node; what comes beyond is closed at once. */
  readonly maxConnections: number;
  readonly logLevel: "debug" | "info" | "warn" | "error";
  readonly otlpUrl: string | undefined;
  readonly customerServicePhone: string;
  readonly salesPhone: string;
  /** Spec 1 sends the personal number to third parties; that is off unless an owner turns it on (OP-09). */
  readonly isLegacyPiiSharingOn: boolean;
  readonly simulatorsPort: number;
  readonly nodeName: string | undefined;
  /** How many of our own proxies are in front: decides which forwarded address is trusted. */
  readonly trustedProxies: number;
}

/** Lists every problem at once and never a value: a value may be a secret put under the wrong key. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = ownKeys(env);
  const read = environmentSchema.safeParse(given);
  if (!read.success) throw new ConfigError(read.error.issues.flatMap((issue) => describeIssue(issue, given)));
  const values = read.data;
  const refusals = productionRefusals(values);
  if (refusals.length > 0) throw new ConfigError(refusals);
  return {
    environment: values.SPARV_ENVIRONMENT,
    role: values.SPARV_ROLE,
    host: values.SPARV_HOST,
    port: values.SPARV_PORT,
    publicOrigin: values.SPARV_PUBLIC_ORIGIN,
    databaseUrl: values.SPARV_DATABASE_URL,
    isDatabaseTlsRequired: values.SPARV_DATABASE_TLS === "required",
    redisUrl: values.SPARV_REDIS_URL,
    restateIngressUrl: values.SPARV_RESTATE_INGRESS_URL,
    restateAdminUrl: values.SPARV_RESTATE_ADMIN_URL,
    restateIdentityKeys: values.SPARV_RESTATE_IDENTITY_KEYS,
    workerPort: values.SPARV_WORKER_PORT,
    workerUrl: values.SPARV_WORKER_URL,
    metricsPort: values.SPARV_METRICS_PORT,
    columnKeys: values.SPARV_COLUMN_KEYS,
    lookupKey: values.SPARV_LOOKUP_KEY,
    cookieKey: values.SPARV_COOKIE_KEY,
    providersUrl: values.SPARV_PROVIDERS_URL,
    providerUrls: values.SPARV_PROVIDER_URLS,
    sparUrl: values.SPARV_SPAR_URL,
    sparCertificateFile: values.SPARV_SPAR_CERTIFICATE_FILE,
    sparKeyFile: values.SPARV_SPAR_KEY_FILE,
    sparIssuerFile: values.SPARV_SPAR_ISSUER_FILE,
    sparCustomerNumber: values.SPARV_SPAR_CUSTOMER_NUMBER,
    sparAssignmentId: values.SPARV_SPAR_ASSIGNMENT_ID,
    bankIdUrl: values.SPARV_BANKID_URL,
    bankIdCertificateFile: values.SPARV_BANKID_CERTIFICATE_FILE,
    bankIdKeyFile: values.SPARV_BANKID_KEY_FILE,
    bankIdIssuerFile: values.SPARV_BANKID_ISSUER_FILE,
    vehicleRegistryUrl: values.SPARV_VEHICLE_REGISTRY_URL,
    vehicleRegistryKey: values.SPARV_VEHICLE_REGISTRY_KEY,
    organisationRegistryUrl: values.SPARV_ORGANISATION_REGISTRY_URL,
    organisationRegistryKey: values.SPARV_ORGANISATION_REGISTRY_KEY,
    addressPricesUrl: values.SPARV_ADDRESS_PRICES_URL,
    addressPricesKey: values.SPARV_ADDRESS_PRICES_KEY,
    insuranceDataUrl: values.SPARV_INSURANCE_DATA_URL,
    insuranceDataKey: values.SPARV_INSURANCE_DATA_KEY,
    insuranceDataWebhookKey: values.SPARV_INSURANCE_DATA_WEBHOOK_KEY,
    dnsServer: values.SPARV_DNS_SERVER,
    smtpUrl: values.SPARV_SMTP_URL,
    mailFrom: values.SPARV_MAIL_FROM,
    staffMail: values.SPARV_STAFF_MAIL ?? values.SPARV_MAIL_FROM,
    mailBounceKey: values.SPARV_MAIL_BOUNCE_KEY,
    languageModelUrl: values.SPARV_LANGUAGE_MODEL_URL,
    languageModelKey: values.SPARV_LANGUAGE_MODEL_KEY,
    languageModelName: values.SPARV_LANGUAGE_MODEL_NAME,
    tagUrl: values.SPARV_TAG_URL,
    chatUrl: values.SPARV_CHAT_URL,
    reviewsUrl: values.SPARV_REVIEWS_URL,
    quoteReuse: values.SPARV_QUOTE_REUSE,
    orderSignature: values.SPARV_ORDER_SIGNATURE,
    isMockLoginOn: values.SPARV_MOCK_LOGIN === "on" && values.SPARV_ENVIRONMENT !== "production",
    hasDemoMarks: values.SPARV_DEMO_MARKS === "on",
    isCoalescingRequests: values.SPARV_REQUEST_COALESCING === "on",
    logLevel: values.SPARV_LOG_LEVEL,
    otlpUrl: values.SPARV_OTLP_URL,
    customerServicePhone: values.SPARV_CUSTOMER_SERVICE_PHONE,
    salesPhone: values.SPARV_SALES_PHONE,
    isLegacyPiiSharingOn: values.SPARV_LEGACY_PII_SHARING === "on",
    simulatorsPort: values.SPARV_SIMULATORS_PORT,
    nodeName: values.SPARV_NODE_NAME,
    isLoadSheddingOn: values.SPARV_LOAD_SHEDDING === "on",
    maxConnections: values.SPARV_MAX_CONNECTIONS,
    trustedProxies: values.SPARV_TRUSTED_PROXIES,
  };
}

const KEY_PREFIX = "SPARV_";

/** A key set to nothing counts as not set: that is how container files leave an optional one out. */
function ownKeys(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [key, value] of Object.entries(env)) {
    if (key.startsWith(KEY_PREFIX) && value !== undefined && value.trim() !== "") own[key] = value.trim();
  }
  return own;
}

function describeIssue(issue: z.core.$ZodIssue, given: Readonly<Record<string, string>>): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key} is not a known key`);
  const key = String(issue.path[0]);
  return [key in given ? `${key} ${issue.message}` : `${key} is missing`];
}
