import type { z } from "zod";
import { environmentSchema } from "./environment-schema.ts";
import { productionRefusals } from "./production-refusals.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Values = z.infer<typeof environmentSchema>;
type Key = keyof Values;

/** All settings; the two large programs read every one of them. */
export type Config = Settings<SettingName>;

export type SettingName = keyof typeof SETTINGS;

export type Settings<Name extends SettingName> = {
  readonly [Each in Name]: ReturnType<(typeof SETTINGS)[Each]["read"]>;
};

/** Each setting and the key or keys it is read from. */
const SETTINGS = {
  environment: from("SPARV_ENVIRONMENT"),
  /** Which half of the program answers here: pages, calls, or both. */
  role: from("SPARV_ROLE"),
  host: from("SPARV_HOST"),
  /** 0 takes any free port. */
  port: from("SPARV_PORT"),
  /** Scheme, host and port as the visitor sees them, without a final slash. */
  publicOrigin: from("SPARV_PUBLIC_ORIGIN"),
  databaseUrl: from("SPARV_DATABASE_URL"),
  /** A replica, for reads that may be a few seconds old. */
  databaseReadUrl: from("SPARV_DATABASE_READ_URL"),
  /** Asked for in production alone, and never of a socket. */
  isDatabaseTlsRequired: from("SPARV_DATABASE_TLS", (value) => value === "required"),
  redisUrl: from("SPARV_REDIS_URL"),
  restateIngressUrl: from("SPARV_RESTATE_INGRESS_URL"),
  restateAdminUrl: from("SPARV_RESTATE_ADMIN_URL"),
  /** Public keys of the engine: a call to the worker that none of them has signed is refused. Without any, none is asked for. */
  restateIdentityKeys: from("SPARV_RESTATE_IDENTITY_KEYS"),
  workerPort: from("SPARV_WORKER_PORT"),
  /** Where the engine reaches the worker. */
  workerUrl: from("SPARV_WORKER_URL"),
  /** The interface that it listens on, when that is not the host of its address: several workers share the address of a balancer. */
  workerHost: from("SPARV_WORKER_HOST"),
  /** A port of its own for /metrics, /live and /ready of a process that serves no visitors. */
  metricsPort: from("SPARV_METRICS_PORT"),
  metricsHost: from("SPARV_METRICS_HOST"),
  /** The first one encrypts; the others only read what they once wrote. */
  columnKeys: from("SPARV_COLUMN_KEYS"),
  /** The first of the generations stores; rows of all of them are found. */
  lookupKey: fromSeveral(
    ["SPARV_LOOKUP_KEY", "SPARV_LOOKUP_GENERATIONS"],
    ({ SPARV_LOOKUP_KEY: keys, SPARV_LOOKUP_GENERATIONS: generations = [keys.length] }) => ({ keys, generations }),
  ),
  cookieKey: from("SPARV_COOKIE_KEY"),
  /** Of visitors who came before the key was replaced. */
  cookieFormerKeys: from("SPARV_COOKIE_FORMER_KEYS"),
  /** Sign what leaves us to be verified by others, each in its period. */
  receiptKeys: from("SPARV_RECEIPT_KEYS"),
  /** Public keys that no longer sign. */
  receiptRetiredKeys: from("SPARV_RECEIPT_RETIRED_KEYS"),
  /** Each provider is reached below this as /<slug>, unless `providerUrls` names it. */
  providersUrl: from("SPARV_PROVIDERS_URL"),
  providerUrls: from("SPARV_PROVIDER_URLS"),
  /** Each source of a stored series is reached below this as /<target>, unless `seriesUrls` names it. */
  seriesUrl: from("SPARV_SERIES_URL"),
  seriesUrls: from("SPARV_SERIES_URLS"),
  /** The population register; it wants to see our certificate. */
  sparUrl: from("SPARV_SPAR_URL"),
  sparCertificateFile: from("SPARV_SPAR_CERTIFICATE_FILE"),
  sparKeyFile: from("SPARV_SPAR_KEY_FILE"),
  /** The issuer of the register's own certificate, when it is none that the machine trusts. */
  sparIssuerFile: from("SPARV_SPAR_ISSUER_FILE"),
  /** Who we are to the register, and for which of our agreements we ask. */
  sparCustomerNumber: from("SPARV_SPAR_CUSTOMER_NUMBER"),
  sparAssignmentId: from("SPARV_SPAR_ASSIGNMENT_ID"),
  /** With the version: `https://appapi2.bankid.com/rp/v6.0`. It wants to see our certificate, and has an issuer of its own. */
  bankIdUrl: from("SPARV_BANKID_URL"),
  bankIdCertificateFile: from("SPARV_BANKID_CERTIFICATE_FILE"),
  bankIdKeyFile: from("SPARV_BANKID_KEY_FILE"),
  bankIdIssuerFile: from("SPARV_BANKID_ISSUER_FILE"),
  vehicleRegistryUrl: from("SPARV_VEHICLE_REGISTRY_URL"),
  vehicleRegistryKey: from("SPARV_VEHICLE_REGISTRY_KEY"),
  organisationRegistryUrl: from("SPARV_ORGANISATION_REGISTRY_URL"),
  organisationRegistryKey: from("SPARV_ORGANISATION_REGISTRY_KEY"),
  insuranceDataUrl: from("SPARV_INSURANCE_DATA_URL"),
  insuranceDataKey: from("SPARV_INSURANCE_DATA_KEY"),
  /** Verifies the signature of the aggregator's callbacks. */
  insuranceDataWebhookKey: from("SPARV_INSURANCE_DATA_WEBHOOK_KEY"),
  /** Second keys are accepted too, while the first one is being replaced. */
  insuranceDataWebhookSecondKey: from("SPARV_INSURANCE_DATA_WEBHOOK_SECOND_KEY"),
  /** Asked whether a domain takes mail, as host:port; the machine's own when not given. */
  dnsServer: from("SPARV_DNS_SERVER"),
  /** Where mails are handed over. */
  smtpUrl: from("SPARV_SMTP_URL"),
  mailFrom: from("SPARV_MAIL_FROM"),
  /** Where we read what companies ask of us; the sender's address when not given. */
  staffMail: fromSeveral(
    ["SPARV_STAFF_MAIL", "SPARV_MAIL_FROM"],
    (values) => values.SPARV_STAFF_MAIL ?? values.SPARV_MAIL_FROM,
  ),
  /** Shared with the mail carrier: verifies the signature of its reports of returned mails. */
  mailBounceKey: from("SPARV_MAIL_BOUNCE_KEY"),
  mailBounceSecondKey: from("SPARV_MAIL_BOUNCE_SECOND_KEY"),
  /** An OpenAI-compatible endpoint with its version, as `https://api.example/v1`; the assistant does without when not given. */
  languageModelUrl: from("SPARV_LANGUAGE_MODEL_URL"),
  languageModelKey: from("SPARV_LANGUAGE_MODEL_KEY"),
  languageModelName: from("SPARV_LANGUAGE_MODEL_NAME"),
  /** The script of the tag manager, loaded in the browsers of those who agreed to it; no tag when not given. */
  tagUrl: from("SPARV_TAG_URL"),
  /** The script of the chat window of another company; no chat when not given. */
  chatUrl: from("SPARV_CHAT_URL"),
  /** The script that shows customers' reviews, of the company that keeps them; no reviews when not given. */
  reviewsUrl: from("SPARV_REVIEWS_URL"),
  /** `off`, or a word: a cached price is reused while it is valid and was stored under the same word. */
  quoteReuse: from("SPARV_QUOTE_REUSE"),
  /** Which orders their customer must sign with BankID: those whose provider or vertical requires it, or all. */
  orderSignature: from("SPARV_ORDER_SIGNATURE"),
  /** How long a day lasts when deliveries and applications are followed. */
  deliveryDayMs: from("SPARV_DELIVERY_DAY_SECONDS", (seconds) => seconds * 1_000),
  /** Whether a fetch may use the login that needs no person; never in production. */
  isMockLoginOn: fromSeveral(
    ["SPARV_MOCK_LOGIN", "SPARV_ENVIRONMENT"],
    (values) => values.SPARV_MOCK_LOGIN === "on" && values.SPARV_ENVIRONMENT !== "production",
  ),
  /** Whether demonstration data is marked as such on customer pages; the desk always marks it. */
  hasDemoMarks: from("SPARV_DEMO_MARKS", (value) => value === "on"),
  /** Whether equal requests to a provider that run at the same time on one node are coalesced. */
  isCoalescingRequests: from("SPARV_REQUEST_COALESCING", (value) => value === "on"),
  /** Whether an overloaded node refuses the least important requests. */
  isLoadSheddingOn: from("SPARV_LOAD_SHEDDING", (value) => value === "on"),
  /** Of one node; what comes beyond is closed at once. */
  maxConnections: from("SPARV_MAX_CONNECTIONS"),
  logLevel: from("SPARV_LOG_LEVEL"),
  otlpUrl: from("SPARV_OTLP_URL"),
  /** 0-1. */
  traceShare: from("SPARV_TRACE_SHARE"),
  customerServicePhone: from("SPARV_CUSTOMER_SERVICE_PHONE"),
  salesPhone: from("SPARV_SALES_PHONE"),
  /** Spec 1 sends the personal number to third parties; that is off unless an owner turns it on (OP-09). */
  isLegacyPiiSharingOn: from("SPARV_LEGACY_PII_SHARING", (value) => value === "on"),
  simulatorsPort: from("SPARV_SIMULATORS_PORT"),
  nodeName: from("SPARV_NODE_NAME"),
  /** How long a node that stops still listens, so that the balancer can notice. */
  drainMs: from("SPARV_DRAIN_SECONDS", (seconds) => seconds * 1_000),
  /** How many of our own proxies are in front: decides which forwarded address is trusted. */
  trustedProxies: from("SPARV_TRUSTED_PROXIES"),
};

/** Lists every problem at once and never a value: a value may be a secret put under the wrong key. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

export const readConfig = (env: Environment): Config => readSettings(env, Object.keys(SETTINGS) as SettingName[]);

/** Reads some settings only: the keys of the others may be missing, but a key that no setting has is still refused. */
export function readSettings<Name extends SettingName>(env: Environment, names: readonly Name[]): Settings<Name> {
  const keys = new Set<Key>([...JUDGED_BY, ...names.flatMap((name) => SETTINGS[name].keys)]);
  const given = ownKeys(env, (key) => !Object.hasOwn(environmentSchema.shape, key) || keys.has(key as Key));
  const mask = Object.fromEntries([...keys].map((key) => [key, true])) as Record<Key, true>;
  const read = environmentSchema.pick(mask).safeParse(given);
  if (!read.success) throw new ConfigError(read.error.issues.flatMap((issue) => describeIssue(issue, given)));
  const refusals = [...unknownGenerations(read.data), ...productionRefusals(read.data)];
  if (refusals.length > 0) throw new ConfigError(refusals);
  const settings = names.map((name) => [name, SETTINGS[name].read(read.data)]);
  return Object.fromEntries(settings) as Settings<Name>;
}

function unknownGenerations({
  SPARV_LOOKUP_KEY: keys,
  SPARV_LOOKUP_GENERATIONS: numbers = [],
}: Partial<Values>): string[] {
  if (!keys || numbers.every((number) => number <= keys.length)) return [];
  return ["SPARV_LOOKUP_GENERATIONS names a key that SPARV_LOOKUP_KEY does not have"];
}

/** These decide what is refused, so they are read for every program. */
const JUDGED_BY: readonly Key[] = ["SPARV_ENVIRONMENT", "SPARV_DATABASE_TLS"];

interface Setting<Value> {
  readonly keys: readonly Key[];
  read(values: Values): Value;
}

function from<Name extends Key>(key: Name): Setting<Values[Name]>;
function from<Name extends Key, Value>(key: Name, convert: (value: Values[Name]) => Value): Setting<Value>;
function from<Name extends Key>(key: Name, convert = (value: Values[Name]): unknown => value): Setting<unknown> {
  return { keys: [key], read: (values) => convert(values[key]) };
}

function fromSeveral<Name extends Key, Value>(
  keys: readonly Name[],
  read: (values: Pick<Values, Name>) => Value,
): Setting<Value> {
  return { keys, read };
}

const KEY_PREFIX = "SPARV_";

/** A key set to nothing counts as not set: that is how container files leave an optional one out. */
function ownKeys(env: Environment, isRead: (key: string) => boolean): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [key, value] of Object.entries(env)) {
    if (key.startsWith(KEY_PREFIX) && isRead(key) && value !== undefined && value.trim() !== "")
      own[key] = value.trim();
  }
  return own;
}

function describeIssue(issue: z.core.$ZodIssue, given: Readonly<Record<string, string>>): string[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key} is not a known key`);
  const key = String(issue.path[0]);
  return [key in given ? `${key} ${issue.message}` : `${key} is missing`];
}
