import type { z } from "zod";
import { isPrivateHost, LOOPBACK_HOSTS } from "#domain/network/private-host.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { isDevelopmentKey, isSandboxValue } from "./development-environment.ts";
import type { environmentSchema } from "./environment-schema.ts";

/** Only those that the program reads. */
type Values = Partial<z.infer<typeof environmentSchema>>;

/** Settings that production refuses. The message names the setting and the reason, never the value. */
export function productionRefusals(values: Values): string[] {
  if (values.SPARV_ENVIRONMENT !== "production") return [];
  return [
    ...refuseKeys(values),
    ...refuseSharedKeys(values),
    ...refuseAddresses(values),
    ...refuseEngine(values),
    ...refuseDatabases(values),
  ];
}

/** Ours to choose. 128 bits in hexadecimals, 192 in base64. */
const OWN_KEY_CHARS = 32;
/** Handed out by others, who are known to use 20 and more. */
const FOREIGN_KEY_CHARS = 16;
/** A text of 32 random characters has more than twenty different ones; "aaaa…" and "1234…1234" do not reach this. */
const MIN_DIFFERENT = 10;

function refuseKeys(values: Values): string[] {
  const refusals: string[] = [];
  for (const [name, key] of binaryKeys(values)) {
    if (isDevelopmentKey(key)) refusals.push(`${name} holds a development key, which production refuses`);
    else if (new Set(key).size < MIN_DIFFERENT) refusals.push(`${name} holds a key that is not random`);
  }
  for (const [name, key, minChars] of textKeys(values)) {
    if (key === undefined) continue;
    if (isSandboxValue(key)) refusals.push(`${name} holds a sandbox key, which production refuses`);
    else if (key.length < minChars) refusals.push(`${name} must be at least ${minChars} characters in production`);
    else if (new Set(key).size < MIN_DIFFERENT) refusals.push(`${name} holds a key that is not random`);
  }
  for (const [name, file] of certificateFiles(values))
    if (file !== undefined && isSandboxValue(file))
      refusals.push(`${name} is a sandbox certificate, which production refuses`);
  return refusals;
}

const binaryKeys = (values: Values): readonly (readonly [name: string, key: Buffer])[] => [
  ...(values.SPARV_COLUMN_KEYS ?? []).map(({ key }) => ["SPARV_COLUMN_KEYS", key] as const),
  ...(values.SPARV_RECEIPT_KEYS ?? []).map(({ key }) => ["SPARV_RECEIPT_KEYS", key] as const),
  ...(values.SPARV_LOOKUP_KEY ?? []).map((key) => ["SPARV_LOOKUP_KEY", key] as const),
  ...(values.SPARV_COOKIE_KEY ? [["SPARV_COOKIE_KEY", values.SPARV_COOKIE_KEY] as const] : []),
  ...(values.SPARV_COOKIE_FORMER_KEYS ?? []).map((key) => ["SPARV_COOKIE_FORMER_KEYS", key] as const),
];

/** A thief of a key that has several purposes has all of them, and it cannot be replaced for one. What others hand out is theirs to choose. */
function refuseSharedKeys(values: Values): string[] {
  const holders = new Map<string, string>();
  const refusals = new Set<string>();
  const texts = textKeys(values).flatMap(([name, key]) => (key === undefined ? [] : [[name, key] as const]));
  for (const [name, key] of [
    ...binaryKeys(values).map(([name, key]) => [name, key.toString("base64")] as const),
    ...texts,
  ]) {
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, name);
    else if (purposeOf(holder) !== purposeOf(name) && !(FOREIGN.has(holder) && FOREIGN.has(name)))
      refusals.add(`${name} holds the key of ${holder}: each purpose needs a key of its own`);
  }
  return [...refusals];
}

/** A key and the one that takes its place have one purpose. */
const purposeOf = (name: string): string => name.replace(/_(?:FORMER_KEYS|SECOND_KEY)$/, "_KEY");

const FOREIGN: ReadonlySet<string> = new Set([
  "SPARV_VEHICLE_REGISTRY_KEY",
  "SPARV_ORGANISATION_REGISTRY_KEY",
  "SPARV_INSURANCE_DATA_KEY",
  "SPARV_LANGUAGE_MODEL_KEY",
]);

const textKeys = (values: Values): readonly (readonly [string, string | undefined, number])[] => [
  ["SPARV_VEHICLE_REGISTRY_KEY", values.SPARV_VEHICLE_REGISTRY_KEY, FOREIGN_KEY_CHARS],
  ["SPARV_ORGANISATION_REGISTRY_KEY", values.SPARV_ORGANISATION_REGISTRY_KEY, FOREIGN_KEY_CHARS],
  ["SPARV_INSURANCE_DATA_KEY", values.SPARV_INSURANCE_DATA_KEY, FOREIGN_KEY_CHARS],
  ["SPARV_LANGUAGE_MODEL_KEY", values.SPARV_LANGUAGE_MODEL_KEY, FOREIGN_KEY_CHARS],
  ["SPARV_INSURANCE_DATA_WEBHOOK_KEY", values.SPARV_INSURANCE_DATA_WEBHOOK_KEY, OWN_KEY_CHARS],
  ["SPARV_INSURANCE_DATA_WEBHOOK_SECOND_KEY", values.SPARV_INSURANCE_DATA_WEBHOOK_SECOND_KEY, OWN_KEY_CHARS],
  ["SPARV_MAIL_BOUNCE_KEY", values.SPARV_MAIL_BOUNCE_KEY, OWN_KEY_CHARS],
  ["SPARV_MAIL_BOUNCE_SECOND_KEY", values.SPARV_MAIL_BOUNCE_SECOND_KEY, OWN_KEY_CHARS],
];

const certificateFiles = (values: Values): readonly (readonly [string, string | undefined])[] => [
  ["SPARV_SPAR_CERTIFICATE_FILE", values.SPARV_SPAR_CERTIFICATE_FILE],
  ["SPARV_SPAR_KEY_FILE", values.SPARV_SPAR_KEY_FILE],
  ["SPARV_SPAR_ISSUER_FILE", values.SPARV_SPAR_ISSUER_FILE],
  ["SPARV_BANKID_CERTIFICATE_FILE", values.SPARV_BANKID_CERTIFICATE_FILE],
  ["SPARV_BANKID_KEY_FILE", values.SPARV_BANKID_KEY_FILE],
  ["SPARV_BANKID_ISSUER_FILE", values.SPARV_BANKID_ISSUER_FILE],
];

function refuseAddresses(values: Values): string[] {
  const refusals: string[] = [];
  if (isInTheClear(values.SPARV_PUBLIC_ORIGIN)) refusals.push("SPARV_PUBLIC_ORIGIN must be https in production");
  if (isRedisInTheClear(values.SPARV_REDIS_URL))
    refusals.push("SPARV_REDIS_URL must be rediss, or on the private network");
  for (const [name, addressesOf] of Object.entries(OUTSIDE_ADDRESSES))
    if (addressesOf(values).some(isInTheClear)) refusals.push(`${name} must be https in production`);
  return refusals;
}

/**
 * Every address outside our own network that may be plain http elsewhere; the others are https wherever they are set. Engine,
 * worker and trace collector are on the private network, and production sends no mail without TLS.
 */
const OUTSIDE_ADDRESSES: Readonly<Record<string, (values: Values) => readonly (string | undefined)[]>> = {
  SPARV_PROVIDERS_URL: (values) => [values.SPARV_PROVIDERS_URL],
  SPARV_PROVIDER_URLS: (values) => Object.values(values.SPARV_PROVIDER_URLS ?? {}),
  SPARV_SERIES_URL: (values) => [values.SPARV_SERIES_URL],
  SPARV_SERIES_URLS: (values) => Object.values(values.SPARV_SERIES_URLS ?? {}),
  SPARV_VEHICLE_REGISTRY_URL: (values) => [values.SPARV_VEHICLE_REGISTRY_URL],
  SPARV_ORGANISATION_REGISTRY_URL: (values) => [values.SPARV_ORGANISATION_REGISTRY_URL],
  SPARV_INSURANCE_DATA_URL: (values) => [values.SPARV_INSURANCE_DATA_URL],
  SPARV_LANGUAGE_MODEL_URL: (values) => [values.SPARV_LANGUAGE_MODEL_URL],
  SPARV_TAG_URL: (values) => [values.SPARV_TAG_URL],
  SPARV_CHAT_URL: (values) => [values.SPARV_CHAT_URL],
  SPARV_REVIEWS_URL: (values) => [values.SPARV_REVIEWS_URL],
};

function isInTheClear(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol !== "https:" && !LOOPBACK_HOSTS.has(hostname);
}

/** What is stored there is encrypted, and what others write there would be believed. */
function isRedisInTheClear(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol !== "rediss:" && !isPrivateHost(hostname);
}

/**
 * The engine starts any workflow for any client that reaches its ingress, has no login at its admin port, and calls the worker without one:
 * none of the three may be reached from outside, and the worker answers only what the engine has signed.
 */
function refuseEngine(values: Values): string[] {
  const refusals: string[] = [];
  if (values.SPARV_RESTATE_IDENTITY_KEYS?.length === 0) refusals.push("SPARV_RESTATE_IDENTITY_KEYS is missing");
  const addresses: readonly (readonly [string, string | undefined])[] = [
    ["SPARV_RESTATE_INGRESS_URL", values.SPARV_RESTATE_INGRESS_URL],
    ["SPARV_RESTATE_ADMIN_URL", values.SPARV_RESTATE_ADMIN_URL],
    ["SPARV_WORKER_URL", values.SPARV_WORKER_URL],
  ];
  for (const [name, address] of addresses)
    if (address !== undefined && !isPrivateHost(new URL(address).hostname))
      refusals.push(`${name} must be on the private network: the engine's services are not for the public`);
  return refusals;
}

/** A socket of the machine needs no TLS. */
function refuseDatabases(values: Values): string[] {
  if (values.SPARV_DATABASE_TLS === "off") return [];
  const addresses = {
    SPARV_DATABASE_URL: values.SPARV_DATABASE_URL,
    SPARV_DATABASE_READ_URL: values.SPARV_DATABASE_READ_URL,
  };
  return Object.entries(addresses).flatMap(([name, address]) =>
    address === undefined || databaseUrls(address).every(hasTls)
      ? []
      : [`${name} must ask for TLS (sslmode=verify-full), or SPARV_DATABASE_TLS must be off`],
  );
}

function hasTls(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const hosts = searchParams.has("host") ? searchParams.getAll("host") : [decodeURIComponent(hostname)];
  if (hosts.every((host) => host.startsWith("/"))) return true;
  // Of a repeated parameter the driver takes the last.
  const modes = searchParams.getAll("sslmode");
  return modes.length === 1 && modes.every((mode) => TLS_MODES.has(mode)) && !searchParams.has("uselibpqcompat");
}

/** The driver verifies the server's certificate in all of these, unless it is set to do as PostgreSQL's own library. */
const TLS_MODES: ReadonlySet<string> = new Set(["require", "verify-ca", "verify-full"]);
