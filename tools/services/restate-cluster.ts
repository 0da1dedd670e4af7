import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPortOpen } from "./free-port.ts";
import { isRestateAnswering, restateBinary } from "./restate.ts";
import { type RunningService, startService } from "./running-service.ts";

export interface ClusterNodePorts {
  readonly ingressPort: number;
  readonly adminPort: number;
  /** Where the nodes speak to each other. */
  readonly nodePort: number;
}

export interface RestateClusterOptions {
  readonly nodes: readonly ClusterNodePorts[];
  readonly objectStorePort: number;
  /** Holds a folder for each node and for the object store. */
  readonly dataDir: string;
  /** An Ed25519 key in PEM that every node signs its calls with; without one they sign none. */
  readonly identityKeyFile?: string;
}

/** A node that is restarted with another file signs with that key from then on. */
export const identityKeyFileOf = (file: string): Readonly<Record<string, string>> => ({
  RESTATE_REQUEST_IDENTITY_PRIVATE_KEY_PEM_FILE: file,
});

export interface RestateCluster {
  readonly nodes: readonly RunningService[];
  readonly objectStore: RunningService;
  /** Files that the nodes have stored so far, so that one that lost its disk can start. */
  countSnapshotFiles(): number;
}

/** Enough for two nodes, few enough for a small machine: each is a log and a store of its own. */
const PARTITIONS = 4;
/** A copy survives the death of one node, and two of three are a majority. */
const REPLICATION = 2;
/** Small, so that a short run has snapshots. */
const RECORDS_PER_SNAPSHOT = 20;

/** Nodes of one cluster, with snapshots in an object store; each can be killed and started again. */
export async function startRestateCluster(options: RestateClusterOptions): Promise<RestateCluster> {
  const { dataDir, objectStorePort } = options;
  mkdirSync(dataDir, { recursive: true });
  const storeDir = join(dataDir, "snapshots");
  // Partitions do not open while the object store cannot be reached.
  const objectStore = await startService({
    name: "object store",
    url: `http://127.0.0.1:${objectStorePort}`,
    command: process.execPath,
    args: [join(import.meta.dirname, "object-store-server.ts"), String(objectStorePort), storeDir],
    env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production" },
    cwd: dirname(dataDir),
    logFile: `${storeDir}.log`,
    stopSignal: "SIGTERM",
    isDetached: false,
    isReady: () => isPortOpen(objectStorePort),
  });
  const nodes = await Promise.all(options.nodes.map((_, at) => startNode(options, at)));
  return {
    nodes,
    objectStore,
    countSnapshotFiles: () =>
      readdirSync(storeDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
  };
}

function startNode(options: RestateClusterOptions, at: number): Promise<RunningService> {
  const { ingressPort = 0, adminPort = 0 } = options.nodes[at] ?? {};
  const name = `engine-${at + 1}`;
  const configFile = join(options.dataDir, `${name}.toml`);
  writeFileSync(configFile, nodeConfig(options, at, name));
  return startService({
    name,
    url: `http://127.0.0.1:${ingressPort}`,
    command: restateBinary(),
    args: ["-c", configFile, "--no-logo"],
    // A stack trace per error makes recovery after a crash take minutes instead of seconds.
    env: {
      PATH: "/usr/bin:/bin",
      RUST_BACKTRACE: "0",
      DO_NOT_TRACK: "1",
      ...(options.identityKeyFile === undefined ? {} : identityKeyFileOf(options.identityKeyFile)),
    },
    cwd: options.dataDir,
    logFile: join(options.dataDir, `${name}.log`),
    stopSignal: "SIGTERM",
    isDetached: false,
    isReady: () => isRestateAnswering(ingressPort, adminPort),
  });
}

function nodeConfig({ nodes, objectStorePort, dataDir }: RestateClusterOptions, at: number, name: string): string {
  const addresses = nodes.map(({ nodePort }) => JSON.stringify(`http://127.0.0.1:${nodePort}`));
  return `node-name = "${name}"
cluster-name = "sparv"
base-dir = ${JSON.stringify(join(dataDir, name))}
listen-mode = "tcp"
bind-ip = "127.0.0.1"
bind-port = ${nodes[at]?.nodePort}
advertised-address = ${addresses[at]}
auto-provision = ${at === 0}
default-replication = ${REPLICATION}
default-num-partitions = ${PARTITIONS}
disable-telemetry = true
log-filter = "warn"
log-disable-ansi-codes = true
rocksdb-total-memory-size = "128 MiB"
[metadata-client]
addresses = [${addresses.join(", ")}]
[ingress]
bind-address = "127.0.0.1:${nodes[at]?.ingressPort}"
[admin]
bind-address = "127.0.0.1:${nodes[at]?.adminPort}"
[worker.snapshots]
destination = "s3://snapshots/sparv"
snapshot-interval-num-records = ${RECORDS_PER_SNAPSHOT}
aws-region = "local"
aws-access-key-id = "S3RVER"
aws-secret-access-key = "S3RVER"
aws-endpoint-url = "http://127.0.0.1:${objectStorePort}"
aws-allow-http = true
`;
}
