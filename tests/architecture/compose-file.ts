import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";

const FILE = "compose.yaml";

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly dockerfile?: string; readonly target?: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly network_mode?: string;
  readonly restart?: string;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test?: unknown };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

/**
 * What must be true of the file for `docker compose up` to be enough: every name in it exists, nothing is published beyond this machine, no secret is
 * written down, and the programs find each other.
 */
export function findComposeFaults(root: string): string[] {
  const { services = {}, volumes = {} } = readCompose(root);
  const containerfile = readFileSync(join(root, "ops/Containerfile"), "utf8");
  const names = Object.keys(services);
  const faults = Object.entries(services).flatMap(([name, service]) =>
    [
      ...sourceFaults(service, containerfile),
      ...networkFaults(service),
      ...healthFaults(service, containerfile),
      ...dependencyFaults(service, services),
      ...volumeFaults(service, Object.keys(volumes ?? {})),
      ...settingFaults(service, names),
    ].map((fault) => `${FILE}: ${name} ${fault}`),
  );
  return [...faults, ...(names.length === 0 ? [`${FILE}: has no services`] : [])];
}

/** With the default of each variable, as for a visitor who sets none. */
export function readCompose(root: string): {
  readonly services?: Readonly<Record<string, ComposeService>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
} {
  const text = readFileSync(join(root, FILE), "utf8").replace(/\$\{\w+:-([^}]*)\}/g, "$1");
  return parse(text, { merge: true }) as ReturnType<typeof readCompose>;
}

function sourceFaults({ image, build }: ComposeService, containerfile: string): string[] {
  if (image?.includes("${")) return ["names an image that must be given"];
  if (build === undefined) return image === undefined ? ["has neither an image nor a build"] : [];
  if (build.dockerfile !== "ops/Containerfile") return [`is built from ${build.dockerfile}`];
  return stageOf(containerfile, build.target) === undefined ? [`is built from ${build.target}, which is no stage`] : [];
}

const stageOf = (containerfile: string, target = ""): string | undefined =>
  containerfile.split(/^FROM /m).find((stage) => stage.split("\n", 1)[0]?.endsWith(` AS ${target}`));

const networkFaults = ({ ports = [], network_mode: mode }: ComposeService): string[] => [
  ...ports.filter((port) => !port.startsWith("127.0.0.1:")).map((port) => `publishes ${port} beyond this machine`),
  ...(mode === undefined ? [] : [`leaves the network of the others for ${mode}`]),
];

/** One that ends by itself is waited for by its end. */
function healthFaults({ healthcheck, build, restart }: ComposeService, containerfile: string): string[] {
  const isChecked =
    healthcheck?.test !== undefined || stageOf(containerfile, build?.target)?.includes("\nHEALTHCHECK ");
  return isChecked || restart === "on-failure" ? [] : ["has no health check"];
}

const dependencyFaults = (
  { depends_on: dependencies = {} }: ComposeService,
  services: Readonly<Record<string, ComposeService>>,
): string[] =>
  Object.entries(dependencies).flatMap(([name, { condition }]) => {
    const needed = services[name];
    if (needed === undefined) return [`waits for ${name}, which is no service`];
    const wanted = needed.restart === "on-failure" ? "service_completed_successfully" : "service_healthy";
    return condition === wanted ? [] : [`waits for ${name} to be ${condition}`];
  });

const volumeFaults = ({ volumes = [] }: ComposeService, names: readonly string[]): string[] =>
  volumes.flatMap((volume) => {
    const [source = ""] = volume.split(":");
    return names.includes(source) ? [] : [`mounts ${source}, which is no volume of its own`];
  });

/** A secret is not written here: `development-defaults.ts` gives those of development. */
const SECRET = /_(?:KEYS?|PASSWORD|SECRET|TOKEN)$/;

/** Read by a browser, or the interface that a program listens on. */
const OF_THIS_MACHINE = new Set([
  "SPARV_HOST",
  "SPARV_WORKER_HOST",
  "SPARV_PUBLIC_ORIGIN",
  "SPARV_CHAT_URL",
  "SPARV_REVIEWS_URL",
  "SPARV_TAG_URL",
]);

function settingFaults({ build, environment = {} }: ComposeService, names: readonly string[]): string[] {
  const secrets = Object.keys(environment).filter((key) => SECRET.test(key));
  const faults = secrets.map((key) => `has the secret ${key} written down`);
  if (build === undefined) return faults;
  const own = Object.fromEntries(Object.entries(environment).filter(([key]) => key.startsWith("SPARV_")));
  const settings = developmentEnvironment(own);
  return [...faults, ...readFaults(settings), ...addressFaults(settings, names)];
}

function readFaults(settings: Readonly<Record<string, string>>): string[] {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}

/** An address of development is on this machine; in a container it must name a service, and what follows the host stays. */
function addressFaults(settings: Readonly<Record<string, string>>, names: readonly string[]): string[] {
  const development = developmentEnvironment();
  return Object.entries(settings).flatMap(([key, value]) => {
    const usual = hostAndRest(development[key]);
    const here = hostAndRest(value);
    if (OF_THIS_MACHINE.has(key) || usual === undefined || here === undefined) return [];
    if (!names.includes(here.host)) return [`has ${key} at ${here.host}, which is no service`];
    return key === "SPARV_DATABASE_URL" || here.rest === usual.rest
      ? []
      : [`has ${key} at ${here.rest}, and development at ${usual.rest}`];
  });
}

function hostAndRest(address = ""): { readonly host: string; readonly rest: string } | undefined {
  const [, before = "", host = "", after = ""] =
    /^(\w+:\/\/(?:\w+@)?)([\w.-]+)(:\d+.*)$/.exec(address) ?? /^()([\w.-]+)(:\d+)$/.exec(address) ?? [];
  return host === "" ? undefined : { host, rest: before + after };
}
