import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig, readSettings } from "./config.ts";
import { developmentEnvironment, isDevelopmentKey } from "./development-environment.ts";
import { environmentSchema } from "./environment-schema.ts";

test("the programs read every setting of the schema", () => {
  const reader = readFileSync(new URL("config.ts", import.meta.url), "utf8");
  const unread = Object.keys(environmentSchema.shape).filter((key) => !reader.includes(`"${key}"`));
  expect(unread, "name it in SETTINGS of src/platform/config/config.ts").toEqual([]);
});

const freshKey = (): string => randomBytes(32).toString("base64");

const ENGINE_KEY = "publickeyv1_w7YHemBctH5Ck2nQRQ47iBBqhNHy4FV7t2Usbye2A6f";

const API_KEYS = [
  "SPARV_VEHICLE_REGISTRY_KEY",
  "SPARV_ORGANISATION_REGISTRY_KEY",
  "SPARV_INSURANCE_DATA_KEY",
  "SPARV_INSURANCE_DATA_WEBHOOK_KEY",
  "SPARV_INSURANCE_DATA_WEBHOOK_SECOND_KEY",
  "SPARV_MAIL_BOUNCE_KEY",
  "SPARV_MAIL_BOUNCE_SECOND_KEY",
  "SPARV_LANGUAGE_MODEL_KEY",
];
const FILES = [
  "SPARV_SPAR_CERTIFICATE_FILE",
  "SPARV_SPAR_KEY_FILE",
  "SPARV_SPAR_ISSUER_FILE",
  "SPARV_BANKID_CERTIFICATE_FILE",
  "SPARV_BANKID_KEY_FILE",
  "SPARV_BANKID_ISSUER_FILE",
];

const productionEnvironment = (changes: Record<string, string> = {}): Record<string, string> =>
  developmentEnvironment({
    SPARV_ENVIRONMENT: "production",
    SPARV_PUBLIC_ORIGIN: "https://www.sparv.example",
    SPARV_COLUMN_KEYS: `a1:${freshKey()}`,
    SPARV_RECEIPT_KEYS: `r1:2026-01-01:2028-01-01:${freshKey()}`,
    SPARV_LOOKUP_KEY: freshKey(),
    SPARV_COOKIE_KEY: freshKey(),
    SPARV_RESTATE_IDENTITY_KEYS: ENGINE_KEY,
    SPARV_DATABASE_URL: "postgres://sparv@db.internal/sparv?sslmode=verify-full",
    ...Object.fromEntries(API_KEYS.map((name) => [name, randomBytes(24).toString("base64url")])),
    ...Object.fromEntries(FILES.map((name) => [name, `/run/secrets/${name.toLowerCase()}.pem`])),
    ...changes,
  });

const OUTSIDE = [
  "SPARV_PROVIDERS_URL",
  "SPARV_PROVIDER_URLS",
  "SPARV_SERIES_URL",
  "SPARV_SERIES_URLS",
  "SPARV_VEHICLE_REGISTRY_URL",
  "SPARV_ORGANISATION_REGISTRY_URL",
  "SPARV_INSURANCE_DATA_URL",
  "SPARV_LANGUAGE_MODEL_URL",
  "SPARV_TAG_URL",
  "SPARV_CHAT_URL",
  "SPARV_REVIEWS_URL",
];
const ALWAYS_HTTPS = ["SPARV_SPAR_URL", "SPARV_BANKID_URL"];
const PRIVATE = [
  "SPARV_DATABASE_URL",
  "SPARV_DATABASE_READ_URL",
  "SPARV_REDIS_URL",
  "SPARV_RESTATE_INGRESS_URL",
  "SPARV_RESTATE_ADMIN_URL",
  "SPARV_WORKER_URL",
  "SPARV_OTLP_URL",
  "SPARV_SMTP_URL",
];

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const without = (key: string): Record<string, string | undefined> => ({
  ...developmentEnvironment(),
  [key]: undefined,
});

describe("readConfig", () => {
  test("the development environment is complete", () => {
    const config = readConfig({ ...developmentEnvironment(), PATH: "/usr/bin", HOME: "/root" });
    expect(config.port).toBe(3000);
    expect(config.columnKeys[0].id).toBe("dev");
    expect(config.columnKeys[0].key).toHaveLength(32);
    expect(config.lookupKey.keys).toHaveLength(1);
    expect(config.lookupKey.keys[0]?.equals(config.cookieKey)).toBe(false);
    expect(config.providerUrls).toEqual({});
    expect(config.workerUrl).toBe("http://127.0.0.1:9080");
    expect(config.metricsPort).toBeUndefined();
    // This login accepts any stated identity, and only this machine can reach it.
    expect([config.trustedProxies, config.host]).toEqual([1, "127.0.0.1"]);
  });

  test("what may be left out has the documented value", () => {
    const optional = [
      "SPARV_ROLE",
      "SPARV_HOST",
      "SPARV_PORT",
      "SPARV_WORKER_PORT",
      "SPARV_WORKER_URL",
      "SPARV_TAG_URL",
      "SPARV_LOG_LEVEL",
      "SPARV_TRUSTED_PROXIES",
      "SPARV_SIMULATORS_PORT",
      "SPARV_MOCK_LOGIN",
      "SPARV_DEMO_MARKS",
    ];
    const env = Object.fromEntries(Object.entries(developmentEnvironment()).filter(([key]) => !optional.includes(key)));
    expect(readConfig(env)).toMatchObject({
      role: "all",
      host: "127.0.0.1",
      port: 3000,
      workerPort: 9080,
      workerUrl: undefined,
      metricsPort: undefined,
      metricsHost: "127.0.0.1",
      otlpUrl: undefined,
      traceShare: 1,
      nodeName: undefined,
      tagUrl: undefined,
      logLevel: "info",
      simulatorsPort: 4100,
      customerServicePhone: "08-465 004 00",
      salesPhone: "08-465 004 10",
      isLegacyPiiSharingOn: false,
      isMockLoginOn: false,
      hasDemoMarks: false,
    });
  });

  test.each([
    "SPARV_ENVIRONMENT",
    "SPARV_PUBLIC_ORIGIN",
    "SPARV_DATABASE_URL",
    "SPARV_REDIS_URL",
    "SPARV_RESTATE_INGRESS_URL",
    "SPARV_RESTATE_ADMIN_URL",
    "SPARV_COLUMN_KEYS",
    "SPARV_LOOKUP_KEY",
    "SPARV_COOKIE_KEY",
    "SPARV_RECEIPT_KEYS",
    "SPARV_PROVIDERS_URL",
    "SPARV_SPAR_URL",
    "SPARV_SPAR_CERTIFICATE_FILE",
    "SPARV_SPAR_KEY_FILE",
    "SPARV_SPAR_CUSTOMER_NUMBER",
    "SPARV_SPAR_ASSIGNMENT_ID",
    "SPARV_BANKID_URL",
    "SPARV_BANKID_CERTIFICATE_FILE",
    "SPARV_BANKID_KEY_FILE",
    "SPARV_BANKID_ISSUER_FILE",
    "SPARV_VEHICLE_REGISTRY_URL",
    "SPARV_VEHICLE_REGISTRY_KEY",
    "SPARV_ORGANISATION_REGISTRY_URL",
    "SPARV_ORGANISATION_REGISTRY_KEY",
    "SPARV_INSURANCE_DATA_URL",
    "SPARV_INSURANCE_DATA_KEY",
    "SPARV_INSURANCE_DATA_WEBHOOK_KEY",
  ])("%s must be given", (key) => {
    expect(problemsOf(without(key))).toEqual([`${key} is missing`]);
  });

  test.each([
    ["SPARV_ENVIRONMENT", "prod"],
    ["SPARV_ROLE", "worker"],
    ["SPARV_PORT", "http"],
    ["SPARV_PORT", "65536"],
    ["SPARV_PORT", "-1"],
    ["SPARV_PUBLIC_ORIGIN", "localhost"],
    ["SPARV_PUBLIC_ORIGIN", "https://sparv.example/start"],
    ["SPARV_DATABASE_URL", "mysql://root@127.0.0.1/sparv"],
    ["SPARV_DATABASE_URL", "postgres://root@one:5432,two:x/sparv"],
    ["SPARV_DATABASE_READ_URL", "redis://127.0.0.1"],
    ["SPARV_DRAIN_SECONDS", "60"],
    ["SPARV_REDIS_URL", "http://127.0.0.1:6379"],
    ["SPARV_COLUMN_KEYS", "a1"],
    ["SPARV_COLUMN_KEYS", `a1:${Buffer.alloc(31).toString("base64")}`],
    ["SPARV_COLUMN_KEYS", `A B:${freshKey()}`],
    ["SPARV_LOOKUP_KEY", Buffer.alloc(33).toString("base64")],
    ["SPARV_COOKIE_KEY", "not base64 at all, however long it may be"],
    ["SPARV_COOKIE_FORMER_KEYS", `${freshKey()},short`],
    ["SPARV_RECEIPT_KEYS", `r1:${freshKey()}`],
    ["SPARV_RECEIPT_KEYS", `r1:2026-01-01:2026-02-30:${freshKey()}`],
    ["SPARV_RECEIPT_KEYS", `r1:2026-02-01:2026-01-01:${freshKey()}`],
    ["SPARV_RECEIPT_RETIRED_KEYS", `r1:2026-01-01:2027-01-01:${Buffer.alloc(31).toString("base64")}`],
    ["SPARV_PROVIDER_URLS", "{"],
    ["SPARV_PROVIDER_URLS", '{"if":"ftp://if.example"}'],
    ["SPARV_PROVIDER_URLS", '["http://if.example"]'],
    ["SPARV_TAG_URL", "tags.example/tag.js"],
    ["SPARV_RESTATE_IDENTITY_KEYS", "publickeyv1_short"],
    ["SPARV_RESTATE_IDENTITY_KEYS", "w7YHemBctH5Ck2nQRQ47iBBqhNHy4FV7t2Usbye2A6f"],
    ["SPARV_LOG_LEVEL", "trace"],
    ["SPARV_LEGACY_PII_SHARING", "yes"],
    ["SPARV_NODE_NAME", "node 1"],
    ["SPARV_SPAR_URL", "http://spar.example/2021.1"],
    ["SPARV_SPAR_CUSTOMER_NUMBER", "500 243"],
    ["SPARV_BANKID_URL", "http://appapi2.bankid.com/rp/v6.0"],
    ["SPARV_VEHICLE_REGISTRY_KEY", "short"],
    ["SPARV_DNS_SERVER", "dns://dns.example"],
  ])("%s cannot be %j", (key, value) => {
    const problems = problemsOf(developmentEnvironment({ [key]: value }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${key} `));
  });

  test("a program that needs few settings reads them without the keys of the others", () => {
    const env = { SPARV_ENVIRONMENT: "test", SPARV_DATABASE_URL: "postgres://db/sparv", SPARV_PORT: "x" };
    expect(readSettings(env, ["databaseUrl", "logLevel"])).toEqual({
      databaseUrl: "postgres://db/sparv",
      logLevel: "info",
    });
    const refused = (more: Record<string, string>) => () => readSettings({ ...env, ...more }, ["databaseUrl"]);
    expect(refused({ SPARV_DATBASE_URL: "x" })).toThrow("SPARV_DATBASE_URL is not a known key");
    expect(refused({ SPARV_ENVIRONMENT: "production" })).toThrow("SPARV_DATABASE_URL must ask for TLS");
    const several = { SPARV_DATABASE_URL: "postgres://one:5432,two:5432/sparv" };
    expect(readSettings({ ...env, ...several }, ["databaseUrl"])).toEqual({ databaseUrl: several.SPARV_DATABASE_URL });
    expect(refused({ ...several, SPARV_ENVIRONMENT: "production" })).toThrow("SPARV_DATABASE_URL must ask for TLS");
    expect(() => readSettings(env, ["databaseUrl", "lookupKey"])).toThrow("SPARV_LOOKUP_KEY is missing");
  });

  test("every problem is listed at once, unknown keys among them", () => {
    const problems = problemsOf({
      ...developmentEnvironment({ SPARV_PORT: "x", SPARV_DATBASE_URL: "postgres://db/sparv", SPARV_EXTRA: "1" }),
      SPARV_REDIS_URL: undefined,
    });
    expect(problems.toSorted()).toEqual([
      "SPARV_DATBASE_URL is not a known key",
      "SPARV_EXTRA is not a known key",
      "SPARV_PORT must be a port number, 0-65535",
      "SPARV_REDIS_URL is missing",
    ]);
  });

  test("no value is ever repeated in the message", () => {
    const canary = "canary-7f3a";
    const keys = Object.keys(developmentEnvironment()).concat("SPARV_PROVIDER_URLS", "SPARV_UNKNOWN", "SPARV_OTLP_URL");
    for (const key of keys.filter((each) => !each.endsWith("_HOST"))) {
      const problems = problemsOf(developmentEnvironment({ [key]: `${canary} ${canary}` }));
      expect(problems, key).not.toHaveLength(0);
      expect(problems.join("\n"), key).not.toContain(canary);
    }
  });

  test("a key set to nothing counts as not set", () => {
    expect(readConfig(developmentEnvironment({ SPARV_OTLP_URL: "", SPARV_PORT: " " })).otlpUrl).toBeUndefined();
    expect(problemsOf(developmentEnvironment({ SPARV_LOOKUP_KEY: "" }))).toEqual(["SPARV_LOOKUP_KEY is missing"]);
  });

  test("the first column key is the current one and the key ids are distinguished", () => {
    const [first, second] = [freshKey(), freshKey()];
    const { columnKeys } = readConfig(developmentEnvironment({ SPARV_COLUMN_KEYS: `b2:${first}, a1:${second}` }));
    expect(columnKeys.map(({ id, key }) => [id, key.toString("base64")])).toEqual([
      ["b2", first],
      ["a1", second],
    ]);
    expect(problemsOf(developmentEnvironment({ SPARV_COLUMN_KEYS: `a1:${first},a1:${second}` }))).toEqual([
      "SPARV_COLUMN_KEYS has the same key id twice",
    ]);
  });

  test("addresses lose their final slash, and a provider may have its own", () => {
    const config = readConfig(
      developmentEnvironment({
        SPARV_PROVIDERS_URL: "http://127.0.0.1:4100/providers/",
        SPARV_PROVIDER_URLS: '{"if":"https://api.if.example/v1/"}',
      }),
    );
    expect(config.providersUrl).toBe("http://127.0.0.1:4100/providers");
    expect(config.providerUrls).toEqual({ if: "https://api.if.example/v1" });
  });
});

describe("lookup keys", () => {
  const [oldest, newest] = [freshKey(), freshKey()];
  const lookupKeyOf = (changes: Record<string, string>) => readConfig(developmentEnvironment(changes)).lookupKey;

  test("the newest of several is used alone, unless generations are named", () => {
    const SPARV_LOOKUP_KEY = `${oldest},${newest}`;
    expect(lookupKeyOf({ SPARV_LOOKUP_KEY: oldest }).generations).toEqual([1]);
    expect(lookupKeyOf({ SPARV_LOOKUP_KEY }).generations).toEqual([2]);
    const { keys, generations } = lookupKeyOf({ SPARV_LOOKUP_KEY, SPARV_LOOKUP_GENERATIONS: "1,2" });
    expect([keys.map((key) => key.toString("base64")), generations]).toEqual([
      [oldest, newest],
      [1, 2],
    ]);
  });

  test.each([
    [{ SPARV_LOOKUP_KEY: `${oldest},${oldest}` }, "SPARV_LOOKUP_KEY has the same key twice"],
    [
      { SPARV_LOOKUP_KEY: oldest, SPARV_LOOKUP_GENERATIONS: "1,2" },
      "SPARV_LOOKUP_GENERATIONS names a key that SPARV_LOOKUP_KEY does not have",
    ],
    [{ SPARV_LOOKUP_GENERATIONS: "1,1" }, "SPARV_LOOKUP_GENERATIONS has the same number twice"],
    [
      { SPARV_LOOKUP_GENERATIONS: "0" },
      "SPARV_LOOKUP_GENERATIONS must be one or two numbers of keys, divided by comma",
    ],
  ])("%j is refused", (changes, problem) => {
    expect(problemsOf(developmentEnvironment(changes))).toEqual([problem]);
  });
});

describe("production", () => {
  test("accepts keys of its own", () => {
    const { environment, isMockLoginOn } = readConfig(productionEnvironment({ SPARV_MOCK_LOGIN: "on" }));
    expect([environment, isMockLoginOn]).toEqual(["production", false]);
  });

  test.each(["SPARV_COLUMN_KEYS", "SPARV_RECEIPT_KEYS", "SPARV_LOOKUP_KEY", "SPARV_COOKIE_KEY"])(
    "refuses the well-known development value of %s",
    (key) => {
      const value = developmentEnvironment()[key] ?? "";
      expect(problemsOf(productionEnvironment({ [key]: value }))).toEqual([
        `${key} holds a development key, which production refuses`,
      ]);
    },
  );

  test("refuses a development key under another name and as an older column key", () => {
    const { SPARV_LOOKUP_KEY: known = "" } = developmentEnvironment();
    expect(problemsOf(productionEnvironment({ SPARV_COOKIE_KEY: known }))).toHaveLength(1);
    expect(problemsOf(productionEnvironment({ SPARV_COLUMN_KEYS: `a1:${freshKey()},z9:${known}` }))).toHaveLength(1);
  });

  test("refuses a development key as a former key of cookies", () => {
    const { SPARV_COOKIE_KEY: known = "" } = developmentEnvironment();
    expect(problemsOf(productionEnvironment({ SPARV_COOKIE_FORMER_KEYS: `${freshKey()},${known}` }))).toEqual([
      "SPARV_COOKIE_FORMER_KEYS holds a development key, which production refuses",
    ]);
  });

  test("needs https, except on the machine itself", () => {
    expect(problemsOf(productionEnvironment({ SPARV_PUBLIC_ORIGIN: "http://sparv.example" }))).toEqual([
      "SPARV_PUBLIC_ORIGIN must be https in production",
    ]);
    expect(problemsOf(productionEnvironment({ SPARV_PUBLIC_ORIGIN: "http://localhost:3000" }))).toEqual([]);
  });

  test.each(OUTSIDE)("sends nothing to %s over plain http, except on the machine itself", (key) => {
    const wrapped = (address: string) => (key.endsWith("_URLS") ? JSON.stringify({ if: address }) : address);
    expect(problemsOf(productionEnvironment({ [key]: wrapped("http://outside.example/v1") }))).toEqual([
      `${key} must be https in production`,
    ]);
    expect(problemsOf(productionEnvironment({ [key]: wrapped("https://outside.example/v1") }))).toEqual([]);
    expect(problemsOf(productionEnvironment({ [key]: wrapped("http://127.0.0.1:4100/v1") }))).toEqual([]);
  });

  test("every setting that is an address is either outside, https wherever it is set, or on the private network", () => {
    const addresses = Object.keys(environmentSchema.shape).filter((key) => /_URLS?$/.test(key));
    expect(addresses.toSorted()).toEqual([...OUTSIDE, ...ALWAYS_HTTPS, ...PRIVATE].toSorted());
    for (const key of ALWAYS_HTTPS)
      expect(problemsOf(developmentEnvironment({ [key]: "http://127.0.0.1:4100/v1" }))).toHaveLength(1);
  });

  test("refuses one key for several purposes", () => {
    const same = freshKey();
    const names = ["SPARV_LOOKUP_KEY", "SPARV_COOKIE_KEY", "SPARV_COOKIE_FORMER_KEYS", "SPARV_MAIL_BOUNCE_KEY"];
    for (const name of names.slice(0, 3))
      expect(problemsOf(productionEnvironment({ SPARV_COLUMN_KEYS: `a1:${same}`, [name]: same })), name).toEqual([
        `${name} holds the key of SPARV_COLUMN_KEYS: each purpose needs a key of its own`,
      ]);
    for (const name of names.slice(0, 2))
      expect(
        problemsOf(productionEnvironment({ SPARV_RECEIPT_KEYS: `r1:2026-01-01:2028-01-01:${same}`, [name]: same })),
      ).toHaveLength(1);
    expect(problemsOf(productionEnvironment({ SPARV_COOKIE_KEY: same, SPARV_MAIL_BOUNCE_KEY: same }))).toEqual([
      "SPARV_MAIL_BOUNCE_KEY holds the key of SPARV_COOKIE_KEY: each purpose needs a key of its own",
    ]);
    const issued = randomBytes(24).toString("base64url");
    expect(
      problemsOf(productionEnvironment({ SPARV_INSURANCE_DATA_KEY: issued, SPARV_INSURANCE_DATA_WEBHOOK_KEY: issued })),
    ).toHaveLength(1);
    // A key that is being replaced is of one purpose, and one company may hand out one key for two registers.
    const former = { SPARV_COOKIE_KEY: same, SPARV_COOKIE_FORMER_KEYS: same };
    const registers = { SPARV_VEHICLE_REGISTRY_KEY: issued, SPARV_ORGANISATION_REGISTRY_KEY: issued };
    expect(problemsOf(productionEnvironment({ ...former, ...registers }))).toEqual([]);
  });

  test("asks for TLS of a Redis that is not on the private network", () => {
    for (const outside of ["redis://cache.sparv-example.se:6379/0", "redis://203.0.113.5", "redis://:x@0x8.8.8.8/1"])
      expect(problemsOf(productionEnvironment({ SPARV_REDIS_URL: outside })), outside).toEqual([
        "SPARV_REDIS_URL must be rediss, or on the private network",
      ]);
    for (const inside of [
      "redis://127.0.0.1/0",
      "redis://10.0.0.4",
      "redis://redis:6379",
      "redis://cache.internal",
      "rediss://cache.sparv-example.se",
    ])
      expect(problemsOf(productionEnvironment({ SPARV_REDIS_URL: inside })), inside).toEqual([]);
  });

  test.each([
    "sslmode=verify-full&sslmode=disable",
    "sslmode=disable&sslmode=verify-full",
    "uselibpqcompat=true&sslmode=require",
    "sslmode=require&uselibpqcompat=true",
    "uselibpqcompat=true&sslmode=verify-ca",
    "sslmode=no-verify",
    "sslmode=verify-full&host=/run/postgres&host=db.sparv-example.se&sslmode=prefer",
    "host=/run/postgres&host=db.sparv-example.se",
  ])("refuses a database address with %s", (query) => {
    const address = `postgres://sparv@db.internal/sparv?${query}`;
    for (const name of ["SPARV_DATABASE_URL", "SPARV_DATABASE_READ_URL"])
      expect(problemsOf(productionEnvironment({ [name]: address })), name).toEqual([
        `${name} must ask for TLS (sslmode=verify-full), or SPARV_DATABASE_TLS must be off`,
      ]);
  });

  test("metrics have an interface of their own, and it is loopback unless another is set", () => {
    expect(readConfig(productionEnvironment({ SPARV_HOST: "0.0.0.0" })).metricsHost).toBe("127.0.0.1");
    expect(readConfig(productionEnvironment({ SPARV_METRICS_HOST: "10.0.0.7" })).metricsHost).toBe("10.0.0.7");
  });

  test("must know by which keys its engine signs", () => {
    expect(problemsOf(productionEnvironment({ SPARV_RESTATE_IDENTITY_KEYS: "" }))).toEqual([
      "SPARV_RESTATE_IDENTITY_KEYS is missing",
    ]);
    const two = productionEnvironment({ SPARV_RESTATE_IDENTITY_KEYS: `${ENGINE_KEY}, ${ENGINE_KEY}` });
    expect(readConfig(two).restateIdentityKeys).toEqual([ENGINE_KEY, ENGINE_KEY]);
    expect(readConfig(developmentEnvironment()).restateIdentityKeys).toEqual([]);
  });

  test.each(API_KEYS)("refuses the sandbox key, a short one and one that is not random as %s", (key) => {
    const sandbox = developmentEnvironment()[key.replace("_SECOND", "")] ?? "";
    expect(problemsOf(productionEnvironment({ [key]: sandbox }))).toEqual([
      `${key} holds a sandbox key, which production refuses`,
    ]);
    expect(problemsOf(productionEnvironment({ [key]: "aB3.eF7-xY9" }))[0]).toMatch(
      new RegExp(`^${key} must be at least (?:16|32) characters in production$`),
    );
    expect(problemsOf(productionEnvironment({ [key]: "1234".repeat(10) }))).toEqual([
      `${key} holds a key that is not random`,
    ]);
  });

  test.each(["SPARV_COLUMN_KEYS", "SPARV_LOOKUP_KEY", "SPARV_COOKIE_KEY"])("refuses %s that is not random", (key) => {
    const value = `${key === "SPARV_COLUMN_KEYS" ? "a1:" : ""}${Buffer.alloc(32, "a").toString("base64")}`;
    expect(problemsOf(productionEnvironment({ [key]: value }))).toEqual([`${key} holds a key that is not random`]);
  });

  test.each(FILES)("refuses the sandbox certificate as %s", (key) => {
    const sandbox = developmentEnvironment()[key] ?? "";
    for (const file of [sandbox, `/app/${sandbox}`, "/run/sandbox/client.crt"])
      expect(problemsOf(productionEnvironment({ [key]: file }))).toEqual([
        `${key} is a sandbox certificate, which production refuses`,
      ]);
  });

  test("every key and certificate is checked", () => {
    const settings = Object.keys(environmentSchema.shape);
    const keys = settings.filter((key) => /_KEYS?$/.test(key));
    expect(keys.toSorted()).toEqual(
      [
        ...API_KEYS,
        "SPARV_COLUMN_KEYS",
        "SPARV_RECEIPT_KEYS",
        "SPARV_RECEIPT_RETIRED_KEYS",
        "SPARV_LOOKUP_KEY",
        "SPARV_COOKIE_KEY",
        "SPARV_COOKIE_FORMER_KEYS",
        "SPARV_RESTATE_IDENTITY_KEYS",
      ].toSorted(),
    );
    expect(settings.filter((key) => key.endsWith("_FILE")).toSorted()).toEqual(FILES.toSorted());
  });

  test("reaches its database by TLS, unless by a socket or by an explicit setting", () => {
    const plain = ["postgres://sparv@db.internal/sparv", "disable", "prefer", "allow", "no-verify"].map((mode, index) =>
      index === 0 ? mode : `postgres://sparv@db.internal/sparv?sslmode=${mode}`,
    );
    for (const url of plain) {
      expect(problemsOf(productionEnvironment({ SPARV_DATABASE_URL: url }))).toEqual([
        "SPARV_DATABASE_URL must ask for TLS (sslmode=verify-full), or SPARV_DATABASE_TLS must be off",
      ]);
      expect(problemsOf(productionEnvironment({ SPARV_DATABASE_URL: url, SPARV_DATABASE_TLS: "off" }))).toEqual([]);
    }
    for (const url of ["postgres:///sparv?host=/run/postgresql", "postgres://sparv@%2Frun%2Fpostgresql/sparv"])
      expect(problemsOf(productionEnvironment({ SPARV_DATABASE_URL: url }))).toEqual([]);
    expect(readConfig(developmentEnvironment()).environment).toBe("development");
  });

  test.each(["SPARV_RESTATE_INGRESS_URL", "SPARV_RESTATE_ADMIN_URL", "SPARV_WORKER_URL"])(
    "keeps the engine's services off the public network: %s",
    (key) => {
      for (const address of ["http://engine.sparv.se:8080", "https://8.8.8.8", "http://0.0.0.0:9080"])
        expect(problemsOf(productionEnvironment({ [key]: address }))).toEqual([
          `${key} must be on the private network: the engine's services are not for the public`,
        ]);
      for (const address of ["http://engine:8080", "http://10.0.3.7:9080", "http://worker-7.sparv.svc:9080"])
        expect(problemsOf(productionEnvironment({ [key]: address }))).toEqual([]);
    },
  );

  test("a random key is not taken for a development key", () => {
    expect(isDevelopmentKey(randomBytes(32))).toBe(false);
  });
});
