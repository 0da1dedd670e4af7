/**
 * A complete environment for a laptop and for tests. Its keys are in the repository and therefore known to everyone:
 * `readConfig` refuses them in production.
 */
export function developmentEnvironment(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    SPARV_ENVIRONMENT: "development",
    SPARV_ROLE: "all",
    SPARV_HOST: "127.0.0.1",
    SPARV_PORT: "3000",
    SPARV_PUBLIC_ORIGIN: "http://localhost:3000",
    SPARV_DATABASE_URL: "postgres://root@127.0.0.1:5432/sparv_development",
    SPARV_REDIS_URL: "redis://127.0.0.1:6379/0",
    SPARV_RESTATE_INGRESS_URL: "http://127.0.0.1:8080",
    SPARV_RESTATE_ADMIN_URL: "http://127.0.0.1:9070",
    SPARV_WORKER_PORT: "9080",
    SPARV_WORKER_URL: "http://127.0.0.1:9080",
    SPARV_COLUMN_KEYS: `dev:${DEVELOPMENT_KEYS.column}`,
    SPARV_LOOKUP_KEY: DEVELOPMENT_KEYS.lookup,
    SPARV_COOKIE_KEY: DEVELOPMENT_KEYS.cookie,
    SPARV_RECEIPT_KEYS: `dev:2026-01-01:2100-01-01:${DEVELOPMENT_KEYS.receipt}`,
    SPARV_PROVIDERS_URL: "http://127.0.0.1:4100/insurers",
    SPARV_SERIES_URL: "http://127.0.0.1:4100/series",
    SPARV_SPAR_URL: "https://127.0.0.1:4101/2021.1",
    SPARV_SPAR_CERTIFICATE_FILE: `${SANDBOX_CERTIFICATES}/client.crt`,
    SPARV_SPAR_KEY_FILE: `${SANDBOX_CERTIFICATES}/client.key`,
    SPARV_SPAR_ISSUER_FILE: `${SANDBOX_CERTIFICATES}/issuer.crt`,
    SPARV_SPAR_CUSTOMER_NUMBER: "500243",
    SPARV_SPAR_ASSIGNMENT_ID: "637",
    SPARV_BANKID_URL: "https://127.0.0.1:4103/rp/v6.0",
    SPARV_BANKID_CERTIFICATE_FILE: `${SANDBOX_CERTIFICATES}/client.crt`,
    SPARV_BANKID_KEY_FILE: `${SANDBOX_CERTIFICATES}/client.key`,
    SPARV_BANKID_ISSUER_FILE: `${SANDBOX_CERTIFICATES}/issuer.crt`,
    SPARV_VEHICLE_REGISTRY_URL: "http://127.0.0.1:4100/registers/vehicles",
    SPARV_VEHICLE_REGISTRY_KEY: "sparv-sandbox-vehicles",
    SPARV_ORGANISATION_REGISTRY_URL: "http://127.0.0.1:4100/registers/organisations",
    SPARV_ORGANISATION_REGISTRY_KEY: "sparv-sandbox-organisations",
    SPARV_INSURANCE_DATA_URL: "http://127.0.0.1:4100/aggregators/insurance-data",
    SPARV_INSURANCE_DATA_KEY: "sparv-sandbox-insurance-data",
    SPARV_INSURANCE_DATA_WEBHOOK_KEY: "sparv-sandbox-insurance-events",
    SPARV_DNS_SERVER: "127.0.0.1:4102",
    SPARV_SMTP_URL: "smtp://127.0.0.1:4104",
    SPARV_MAIL_FROM: "hej@sparv.example",
    SPARV_STAFF_MAIL: "bolag@sparv.example",
    SPARV_MAIL_BOUNCE_KEY: "sparv-sandbox-bounces",
    SPARV_LANGUAGE_MODEL_URL: "http://127.0.0.1:4100/models/chat/v1",
    SPARV_LANGUAGE_MODEL_KEY: "sparv-sandbox-language-model",
    SPARV_LANGUAGE_MODEL_NAME: "honest",
    SPARV_CHAT_URL: "http://127.0.0.1:4100/chat/widget/widget.js",
    SPARV_REVIEWS_URL: "http://127.0.0.1:4100/reviews/widget/widget.js",
    SPARV_TAG_URL: "http://127.0.0.1:4100/tags/receiver/tag.js",
    SPARV_MOCK_LOGIN: "on",
    SPARV_DEMO_MARKS: "on",
    SPARV_LOG_LEVEL: "info",
    SPARV_SIMULATORS_PORT: "4100",
    // Simulated visitors come from one machine and send their address in the header that our proxy would set. No other machine
    // can: the address above is this machine's own.
    SPARV_TRUSTED_PROXIES: "1",
    ...changes,
  };
}

/** Made by the simulators at their first start, or by `tools/certificates.ts`; seen from the project's folder. */
const SANDBOX_CERTIFICATES = ".services/certificates/sandbox";

const keyOf = (text: string): string => Buffer.from(text, "ascii").toString("base64");

/** Readable on purpose: a person who decodes one sees that it is not a secret. Each is exactly 32 bytes. */
const DEVELOPMENT_KEYS = {
  column: keyOf("sparv development column key 001"),
  lookup: keyOf("sparv development lookup key 001"),
  cookie: keyOf("sparv development cookie key 001"),
  receipt: keyOf("sparv development receipt key 01"),
} as const;

const developmentKeys: ReadonlySet<string> = new Set(Object.values(DEVELOPMENT_KEYS));

export const isDevelopmentKey = (key: Uint8Array): boolean => developmentKeys.has(Buffer.from(key).toString("base64"));

/** Whether a key or the path of a certificate is one of the above, or one that a simulator of ours takes. */
export const isSandboxValue = (value: string): boolean =>
  /sparv-sandbox|(?:^|\/)sandbox\/|(?:^|\/)\.services\//.test(value);
