import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type RunningService, startService } from "./running-service.ts";

export interface RestateOptions {
  readonly ingressPort: number;
  readonly adminPort: number;
  /** Where nodes of a cluster speak to each other; unused by a single node but always opened. */
  readonly nodePort: number;
  readonly dataDir: string;
  readonly isDetached?: boolean;
  /** An ed25519 key in PEM that the engine signs its calls with; without one it signs none. */
  readonly identityKeyFile?: string;
}

export interface RunningRestate extends RunningService {
  readonly adminUrl: string;
}

export async function startRestate(options: RestateOptions): Promise<RunningRestate> {
  const { ingressPort, adminPort, dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const configFile = `${dataDir}.toml`;
  writeFileSync(configFile, restateConfig(options));
  const url = `http://127.0.0.1:${ingressPort}`;
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  const service = await startService({
    name: "restate",
    url,
    command: restateBinary(),
    args: ["-c", configFile, "--no-logo"],
    // A stack trace per error makes recovery after a crash take minutes instead of seconds.
    env: { PATH: "/usr/bin:/bin", RUST_BACKTRACE: "0", DO_NOT_TRACK: "1" },
    cwd: dirname(dataDir),
    logFile: `${dataDir}.log`,
    stopSignal: "SIGTERM",
    isDetached: options.isDetached ?? false,
    isReady: () => isRestateAnswering(ingressPort, adminPort),
  });
  return Object.assign(service, { adminUrl });
}

export async function isRestateAnswering(ingressPort: number, adminPort: number, host = "127.0.0.1"): Promise<boolean> {
  const [ingress, admin] = await Promise.all([
    answersOk(`http://${host}:${ingressPort}/restate/health`),
    answersOk(`http://${host}:${adminPort}/health`),
  ]);
  return ingress && admin;
}

const answersOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

function restateConfig(options: RestateOptions): string {
  return `node-name = "sparv"
base-dir = ${JSON.stringify(options.dataDir)}
listen-mode = "tcp"
bind-ip = "127.0.0.1"
bind-port = ${options.nodePort}
advertised-address = "http://127.0.0.1:${options.nodePort}"
disable-telemetry = true
log-filter = "warn"
log-disable-ansi-codes = true
${options.identityKeyFile ? `request-identity-private-key-pem-file = ${JSON.stringify(options.identityKeyFile)}` : ""}
rocksdb-total-memory-size = "512 MiB"

[ingress]
bind-address = "127.0.0.1:${options.ingressPort}"

[admin]
bind-address = "127.0.0.1:${options.adminPort}"
`;
}

/** The lock file brings it for Linux and macOS. */
export function isRestateInstalled(): boolean {
  try {
    return existsSync(restateBinary());
  } catch {
    return false;
  }
}

export function restateBinary(): string {
  const name = `@restatedev/restate-server-${process.platform}-${process.arch}`;
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), "bin", "restate-server");
}
