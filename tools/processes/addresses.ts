import type { Place } from "#tools/services/containers.ts";
import { ownEnvironment } from "./own-environment.ts";

/** Where PostgreSQL, Redis and Restate are, for every tool and test: `SPARV_DATABASE_URL`, `SPARV_REDIS_URL` and `SPARV_RESTATE_*`. */
export interface ServiceAddresses {
  /** Another database of the same server. */
  databaseUrl(name: string): string;
  /** Of the checkout's own development. */
  readonly databaseName: string;
  readonly database: Place;
  readonly redisUrl: string;
  /** One of the sixteen databases of the same server. */
  redisDatabaseUrl(number: number): string;
  readonly redis: Place;
  readonly restate: Place & { readonly adminPort: number; readonly nodePort: number };
}

export function readAddresses(env: Readonly<Record<string, string>> = ownEnvironment()): ServiceAddresses {
  const urlOf = (name: string): URL => new URL(env[name] ?? `missing:${name}`);
  const database = urlOf("SPARV_DATABASE_URL");
  const redis = urlOf("SPARV_REDIS_URL");
  const ingress = urlOf("SPARV_RESTATE_INGRESS_URL");
  const adminPort = portOf(urlOf("SPARV_RESTATE_ADMIN_URL"), USUAL_ADMIN_PORT);
  const withPath = (url: URL, path: string): string => Object.assign(new URL(url), { pathname: `/${path}` }).href;
  return {
    databaseUrl: (name) => withPath(database, name),
    databaseName: database.pathname.slice(1),
    database: { host: database.hostname, port: portOf(database, 5432), settings: "SPARV_DATABASE_URL" },
    redisUrl: redis.href,
    redisDatabaseUrl: (number) => withPath(redis, String(number)),
    redis: { host: redis.hostname, port: portOf(redis, 6379), settings: "SPARV_REDIS_URL" },
    restate: {
      host: ingress.hostname,
      port: portOf(ingress, 8080),
      adminPort,
      // Between the nodes of a cluster; a single one opens it all the same.
      nodePort: adminPort === USUAL_ADMIN_PORT ? 5122 : adminPort + 1,
      settings: "SPARV_RESTATE_INGRESS_URL and SPARV_RESTATE_ADMIN_URL",
    },
  };
}

const USUAL_ADMIN_PORT = 9070;

const portOf = ({ port }: URL, usual: number): number => (port === "" ? usual : Number(port));
