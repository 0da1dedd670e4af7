import { randomBytes } from "node:crypto";
import { ConfigError, readConfig, readSettings } from "#platform/config/config.ts";
import { isSecret } from "#tools/env-example/compose-example.ts";
import { type Container, containersOf, type EnvironmentVariable, listWorkloads, type Manifest } from "./manifest.ts";

type Environment = Record<string, string>;

/** How each of our programs reads its settings, by the name of its container. */
const PROGRAMS: Readonly<Record<string, (env: Environment) => unknown>> = {
  web: readConfig,
  worker: readConfig,
  migrate: (env) => readSettings(env, ["databaseUrl", "logLevel"]),
};

/** Lets each program read the settings that its container would get: what is missing, unknown or refused in production is found here. */
export function findEnvironmentFaults(manifests: readonly Manifest[]): string[] {
  return listWorkloads(manifests).flatMap(({ name, pod, labels }) =>
    containersOf(pod).flatMap((container) => {
      const read = PROGRAMS[container.name];
      if (!read) return [];
      const given = composeEnvironment(container, manifests, labels["app.kubernetes.io/version"] ?? "r0");
      return [...problemsOf(() => read(given.values)), ...given.faults].map((problem) => `${name}: ${problem}`);
    }),
  );
}

/** Those that a container takes from the Secret of that name. */
export const secretKeysOf = (manifests: readonly Manifest[], secret: string): string[] => [
  ...new Set(
    listWorkloads(manifests)
      .flatMap(({ pod }) => containersOf(pod))
      .flatMap(({ env = [] }) => env.map(({ valueFrom }) => valueFrom?.secretKeyRef))
      .flatMap((reference) => (reference?.name === secret ? [reference.key] : [])),
  ),
];

export interface GivenEnvironment {
  readonly values: Environment;
  readonly faults: readonly string[];
}

/** A container's variables, with a random value for each that comes from a Secret. */
export function composeEnvironment(
  { env = [], envFrom = [] }: Container,
  manifests: readonly Manifest[],
  release: string,
): GivenEnvironment {
  const maps = envFrom.flatMap(({ configMapRef }) => (configMapRef ? [configMapRef.name] : []));
  const faults: string[] = [];
  const values: Environment = {};
  for (const name of maps) {
    const map = manifests.find(({ kind, metadata }) => kind === "ConfigMap" && metadata.name === name);
    if (!map) faults.push(`there is no ConfigMap ${name}`);
    Object.assign(values, map?.data);
  }
  for (const variable of env) values[variable.name] = valueOf(variable, values, release);
  for (const name of Object.keys(values).filter((each) => !isFromSecret(env, each)))
    if (isSecret(name) || hasPassword(values[name] ?? "")) faults.push(`${name} is a secret and stands in the open`);
  return { values, faults };
}

const isFromSecret = (env: readonly EnvironmentVariable[], name: string): boolean =>
  env.some((variable) => variable.name === name && variable.valueFrom?.secretKeyRef !== undefined);

const hasPassword = (value: string): boolean => URL.canParse(value) && new URL(value).password !== "";

function valueOf({ name, value, valueFrom }: EnvironmentVariable, before: Environment, release: string): string {
  if (valueFrom?.secretKeyRef) return sampleSecret(valueFrom.secretKeyRef.key);
  if (valueFrom?.fieldRef) return name === "RELEASE" ? release : "pod-0";
  return (value ?? "").replaceAll(/\$\((\w+)\)/g, (written, other: string) => before[other] ?? written);
}

/** A value of the form that production asks for; what the schema does not know gets one too, and is then refused by its name. */
function sampleSecret(key: string): string {
  const random = randomBytes(32).toString("base64");
  switch (key) {
    case "SPARV_DATABASE_URL":
    case "SPARV_DATABASE_READ_URL":
      return "postgres://sparv@database.internal:5432/sparv?sslmode=verify-full";
    case "SPARV_REDIS_URL":
      return "rediss://redis.internal:6379/0";
    case "SPARV_SMTP_URL":
      return "smtps://mail.sparv.example:465";
    case "SPARV_COLUMN_KEYS":
      return `a:${random}`;
    case "SPARV_RECEIPT_KEYS":
    case "SPARV_RECEIPT_RETIRED_KEYS":
      return `a:2026-01-01:2100-01-01:${random}`;
    default:
      return random;
  }
}

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
