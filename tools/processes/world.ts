import { createHash } from "node:crypto";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import type { EngineIdentity } from "#tools/services/engine-identity.ts";
import { freePorts } from "#tools/services/free-port.ts";
import { postgresUrl } from "#tools/services/postgres.ts";
import type { ClusterNodePorts } from "#tools/services/restate-cluster.ts";
import { readAddresses } from "./addresses.ts";
import type { LaunchProgram } from "./our-programs.ts";
import { CHECKOUT } from "./paths.ts";

/** What is to run, as a value: contracts, journeys, fault runs, benches and demonstrations each name theirs, and `stack.ts` starts it. */
export interface World {
  /** Names the database, so that two worlds never share one. */
  readonly topic: string;
  readonly seed?: number;
  /** Of the simulated companies. */
  readonly speed?: "real" | "instant";
  /** How many web nodes: one unless given. */
  readonly web?: number;
  /** How many workers, with an engine of their own: none unless given. More than one needs a balancer. */
  readonly workers?: number;
  /**
   * - shared: PostgreSQL and Redis are the machine's, with a database of this world's own in each.
   * - own: servers of this world alone, which may be killed.
   * - doubled: also a replica, an engine of three nodes with an object store, and the balancer before all of it.
   */
  readonly servers?: "shared" | "own" | "doubled";
  /** Every connection between two parts goes over a link that counts and can be broken; not with servers that are shared. */
  readonly hasLinks?: boolean;
  /** Small disks for the processes whose disk is to be filled: needs root. */
  readonly hasSmallDisks?: boolean;
  /** Otherwise its workers do not reach the source: the first fill asks for thousands of days, beside what is tested or measured. */
  readonly fillsSeries?: boolean;
  /** When a program counts as started: "live" where it has to come back while a server is down. */
  readonly startsWhen?: "ready" | "live";
  /** Its programs have a wall clock that can be moved (`Stack.moveClock`). */
  readonly hasMovableClock?: boolean;
  /** Over the settings of every program. */
  readonly env?: Readonly<Record<string, string>>;
  /** Of a database server of its own, which is about to be started there. */
  readonly databaseSettings?: (server: DatabaseServer) => Readonly<Record<string, string>>;
  /** What the nodes of a doubled engine sign their calls with. */
  readonly engineKey?: EngineIdentity | undefined;
  /** Whose programs and tables there are at first; otherwise this one's. */
  readonly release?: { readonly root: string; readonly migrations: string } | undefined;
  /** Runs when the database has its tables, before any program starts. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
  readonly launch?: LaunchProgram;
}

export interface DatabaseServer {
  readonly port: number;
  readonly dataDir: string;
  /** Of the whole world. */
  readonly folder: string;
}

/** Refuses every connection: a source that is down is asked again a few times an hour. */
export const NO_SERIES = "http://127.0.0.1:9/series";

/** Companies that the simulators answer for at their one address, and those that have an address of their own. */
const AT_SIMULATORS = ["vehicles", "organisations", "aggregator", "model", "series", "providers"] as const;
const WITH_OWN_ADDRESS = ["smtp", "bankid", "spar"] as const;
/** What a program connects to: a link leads to each. */
export type PartName =
  | (typeof AT_SIMULATORS)[number]
  | (typeof WITH_OWN_ADDRESS)[number]
  | `${"web" | "worker" | "engine" | "engine-admin"}-${number}`
  | "primary"
  | "replica"
  | "replication"
  | "redis";

/** Ports by part: where programs connect to, and where the part listens. Without links these are the same. */
export interface Places {
  readonly parts: readonly PartName[];
  from(part: PartName): number;
  target(part: PartName): number;
  readonly simulators: number;
  readonly dns: number;
  readonly objectStore: number;
  readonly engine: readonly ClusterNodePorts[];
  readonly balancer: Readonly<Record<"visitors" | "workers" | "engine" | "engineAdmin" | "operators", number>>;
  next(): number;
}

const numbered = <Kind extends string>(kind: Kind, count: number) =>
  Array.from({ length: count }, (_, at) => `${kind}-${at + 1}` as const);

export const webNames = ({ web = 1 }: World) => numbered("web", web);
export const workerNames = ({ workers = 0 }: World) => numbered("worker", workers);

/** More than any world needs: of workers that are started later, too. */
const PORTS = 90;
const ENGINE_NODES = 3;

export async function choosePlaces(world: World): Promise<Places> {
  const { servers = "shared", workers = 0 } = world;
  const free = await freePorts(PORTS);
  const next = (): number => free.pop() ?? 0;
  const engineCount = servers === "doubled" ? ENGINE_NODES : Math.min(1, workers);
  const engine = Array.from({ length: engineCount }, () => ({
    ingressPort: next(),
    adminPort: next(),
    nodePort: next(),
  }));
  const simulators = next();
  const parts: readonly PartName[] = [
    ...webNames(world),
    ...workerNames(world),
    ...numbered("engine", engineCount),
    ...numbered("engine-admin", engineCount),
    ...(servers === "shared" ? [] : (["primary", "redis"] as const)),
    ...(servers === "doubled" ? (["replica", "replication"] as const) : []),
    ...AT_SIMULATORS,
    ...WITH_OWN_ADDRESS,
  ];
  const targets = new Map<PartName, number>(parts.map((part) => [part, next()]));
  for (const part of AT_SIMULATORS) targets.set(part, simulators);
  for (const [at, { ingressPort, adminPort }] of engine.entries()) {
    targets.set(`engine-${at + 1}`, ingressPort);
    targets.set(`engine-admin-${at + 1}`, adminPort);
  }
  // The replica follows the primary.
  if (servers === "doubled") targets.set("replication", targets.get("primary") ?? 0);
  const links = world.hasLinks ? new Map(parts.map((part) => [part, next()])) : targets;
  const portIn = (ports: ReadonlyMap<PartName, number>) => (part: PartName) => {
    const port = ports.get(part);
    if (port === undefined) throw new Error(`this world has no ${part}`);
    return port;
  };
  return {
    parts,
    from: portIn(links),
    target: portIn(targets),
    simulators,
    dns: next(),
    objectStore: next(),
    engine,
    balancer: { visitors: next(), workers: next(), engine: next(), engineAdmin: next(), operators: next() },
    next,
  };
}

const at = (port: number): string => `127.0.0.1:${port}`;

/** Where visitors come in, without a final slash. */
export const originOf = ({ servers, web = 1 }: World, places: Places): string =>
  servers === "doubled"
    ? `http://${at(places.balancer.visitors)}`
    : `http://localhost:${web === 0 ? 0 : places.target("web-1")}`;

/** The settings of every program, over the links or past them. */
export function settingsOf(world: World, places: Places, via: "from" | "target"): Record<string, string> {
  const { servers = "shared" } = world;
  const to = (part: PartName): string => at(places[via](part));
  return developmentEnvironment({
    SPARV_ENVIRONMENT: "staging",
    SPARV_LOG_LEVEL: "warn",
    SPARV_DEMO_MARKS: "off",
    SPARV_PUBLIC_ORIGIN: originOf(world, places),
    SPARV_SMTP_URL: `smtp://${to("smtp")}`,
    SPARV_SPAR_URL: `https://${to("spar")}/2021.1`,
    SPARV_DNS_SERVER: at(places.dns),
    SPARV_BANKID_URL: `https://${to("bankid")}/rp/v6.0`,
    SPARV_VEHICLE_REGISTRY_URL: `http://${to("vehicles")}/registers/vehicles`,
    SPARV_ORGANISATION_REGISTRY_URL: `http://${to("organisations")}/registers/organisations`,
    SPARV_INSURANCE_DATA_URL: `http://${to("aggregator")}/aggregators/insurance-data`,
    SPARV_LANGUAGE_MODEL_URL: `http://${to("model")}/models/chat/v1`,
    SPARV_PROVIDERS_URL: `http://${to("providers")}/insurers`,
    SPARV_SERIES_URL: `http://${to("series")}/series`,
    SPARV_REVIEWS_URL: `http://${at(places.simulators)}/reviews/widget/widget.js`,
    SPARV_CHAT_URL: `http://${at(places.simulators)}/chat/widget/widget.js`,
    SPARV_TAG_URL: `http://${at(places.simulators)}/tags/receiver/tag.js`,
    ...(servers === "shared" ? sharedServers(world) : ownServers(servers, to)),
    ...(servers === "doubled" ? balancedEngine(places) : engineSettings(world, to)),
    ...world.env,
  });
}

/**
 * Redis has sixteen databases; 0 is the development stack's, and the last three are emptied by the tests that use them (`tests/support/shared-stack.ts`).
 * Rate limits of one world must not stop the visitors of another.
 */
function sharedServers(world: World): Record<string, string> {
  const database = databaseNameOf(world);
  const number = 1 + (createHash("sha256").update(database).digest().readUInt32BE() % 12);
  return {
    SPARV_DATABASE_URL: readAddresses().databaseUrl(database),
    SPARV_REDIS_URL: readAddresses().redisDatabaseUrl(number),
  };
}

export const databaseNameOf = ({ topic, servers = "shared" }: World): string =>
  servers === "shared" ? `sparv_${CHECKOUT}_${topic}_stack` : "sparv";

const ownServers = (servers: "own" | "doubled", to: (part: PartName) => string): Record<string, string> => ({
  SPARV_REDIS_URL: `redis://${to("redis")}`,
  ...(servers === "own"
    ? { SPARV_DATABASE_URL: `postgres://root@${to("primary")}/sparv` }
    : {
        SPARV_DATABASE_URL: `postgres://root@${to("primary")},${to("replica")}/sparv?target_session_attrs=read-write`,
        SPARV_DATABASE_READ_URL: `postgres://root@${to("replica")}/sparv`,
      }),
});

/** A web node wants to know an engine's address also where there is none. */
function engineSettings({ workers = 0 }: World, to: (part: PartName) => string): Record<string, string> {
  const [ingress, admin, worker] =
    workers > 0 ? [to("engine-1"), to("engine-admin-1"), to("worker-1")] : [at(9), at(9), at(9)];
  return {
    SPARV_RESTATE_INGRESS_URL: `http://${ingress}`,
    SPARV_RESTATE_ADMIN_URL: `http://${admin}`,
    SPARV_WORKER_URL: `http://${worker}`,
  };
}

const balancedEngine = ({ balancer }: Places): Record<string, string> => ({
  SPARV_RESTATE_INGRESS_URL: `http://${at(balancer.engine)}`,
  SPARV_RESTATE_ADMIN_URL: `http://${at(balancer.engineAdmin)}`,
  SPARV_WORKER_URL: `http://${at(balancer.workers)}`,
  SPARV_WORKER_HOST: "127.0.0.1",
  SPARV_TRUSTED_PROXIES: "1",
  // Everything shares a few cores here; a refusal because of that would show nothing about what is taken away.
  SPARV_LOAD_SHEDDING: "off",
});

/** What `ops/haproxy.cfg` asks for: the balancer reaches every node over its link. */
export function balancerAddresses(places: Places): Record<string, string> {
  const { balancer } = places;
  const nodes = places.parts
    .filter((part) => /^(?:web|worker|engine|engine-admin)-\d$/.test(part))
    .map((part) => [`SPARV_${part.replaceAll("-", "_").toUpperCase()}`, at(places.from(part))] as const);
  return {
    SPARV_BALANCER_VISITORS: at(balancer.visitors),
    SPARV_BALANCER_WORKERS: at(balancer.workers),
    SPARV_BALANCER_ENGINE: at(balancer.engine),
    SPARV_BALANCER_ENGINE_ADMIN: at(balancer.engineAdmin),
    SPARV_BALANCER_OPERATORS: at(balancer.operators),
    ...Object.fromEntries(nodes),
  };
}

export const databaseUrlAt = (port: number): string => postgresUrl(port, "sparv");
