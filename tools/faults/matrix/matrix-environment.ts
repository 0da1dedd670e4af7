import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { NO_SERIES } from "#tools/processes/own-stack.ts";
import { postgresUrl } from "#tools/services/postgres.ts";
import type { ClusterNodePorts } from "#tools/services/restate-cluster.ts";
import type { LinkName, Ports } from "./matrix-links.ts";

export interface WorldPorts {
  /** Where the programs connect to. */
  readonly links: Ports;
  /** Where the parts listen. */
  readonly targets: Ports;
  readonly simulators: number;
  readonly dns: number;
  readonly objectStore: number;
  readonly engine: readonly ClusterNodePorts[];
  readonly metrics: readonly [number, number];
  readonly balancer: {
    readonly visitors: number;
    readonly workers: number;
    readonly engine: number;
    readonly engineAdmin: number;
    readonly operators: number;
  };
  readonly url: string;
}

const at = (port: number): string => `127.0.0.1:${port}`;

/** The settings of every program, over the links or past them. */
export function environmentOf(ports: WorldPorts, via: "links" | "targets", fillsSeries: boolean) {
  const to = (name: LinkName): string => at(ports[via][name]);
  return developmentEnvironment({
    SPARV_ENVIRONMENT: "staging",
    SPARV_LOG_LEVEL: "info",
    SPARV_DEMO_MARKS: "off",
    SPARV_PUBLIC_ORIGIN: ports.url,
    SPARV_DATABASE_URL: `postgres://root@${to("primary")},${to("replica")}/sparv?target_session_attrs=read-write`,
    SPARV_DATABASE_READ_URL: postgresUrl(ports[via].replica, "sparv"),
    SPARV_REDIS_URL: `redis://${to("redis")}`,
    SPARV_SMTP_URL: `smtp://${to("smtp")}`,
    SPARV_SPAR_URL: `https://${to("spar")}/2021.1`,
    SPARV_DNS_SERVER: at(ports.dns),
    SPARV_BANKID_URL: `https://${to("bankid")}/rp/v6.0`,
    SPARV_VEHICLE_REGISTRY_URL: `http://${to("vehicles")}/registers/vehicles`,
    SPARV_ORGANISATION_REGISTRY_URL: `http://${to("organisations")}/registers/organisations`,
    SPARV_INSURANCE_DATA_URL: `http://${to("aggregator")}/aggregators/insurance-data`,
    SPARV_LANGUAGE_MODEL_URL: `http://${to("model")}/models/chat/v1`,
    SPARV_PROVIDERS_URL: `http://${to("providers")}/insurers`,
    SPARV_SERIES_URL: fillsSeries ? `http://${to("series")}/series` : NO_SERIES,
    SPARV_RESTATE_INGRESS_URL: `http://${at(ports.balancer.engine)}`,
    SPARV_RESTATE_ADMIN_URL: `http://${at(ports.balancer.engineAdmin)}`,
    SPARV_WORKER_URL: `http://${at(ports.balancer.workers)}`,
    SPARV_WORKER_HOST: "127.0.0.1",
    SPARV_TRUSTED_PROXIES: "1",
    // Everything shares a few cores here; a refusal because of that would show nothing about the fault.
    SPARV_LOAD_SHEDDING: "off",
  });
}

/** What `ops/haproxy.cfg` asks for: the balancer reaches every node over its link. */
export function balancerAddresses({ balancer, links }: WorldPorts): Record<string, string> {
  return {
    SPARV_BALANCER_VISITORS: at(balancer.visitors),
    SPARV_BALANCER_WORKERS: at(balancer.workers),
    SPARV_BALANCER_ENGINE: at(balancer.engine),
    SPARV_BALANCER_ENGINE_ADMIN: at(balancer.engineAdmin),
    SPARV_BALANCER_OPERATORS: at(balancer.operators),
    SPARV_WEB_1: at(links["web-1"]),
    SPARV_WEB_2: at(links["web-2"]),
    SPARV_WORKER_1: at(links["worker-1"]),
    SPARV_WORKER_2: at(links["worker-2"]),
    SPARV_ENGINE_1: at(links["engine-1"]),
    SPARV_ENGINE_2: at(links["engine-2"]),
    SPARV_ENGINE_3: at(links["engine-3"]),
    SPARV_ENGINE_ADMIN_1: at(links["engine-admin-1"]),
    SPARV_ENGINE_ADMIN_2: at(links["engine-admin-2"]),
    SPARV_ENGINE_ADMIN_3: at(links["engine-admin-3"]),
  };
}
