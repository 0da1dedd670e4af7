import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { findProgram } from "./find-program.ts";
import { type RunningService, startService } from "./running-service.ts";

export interface RedisOptions {
  readonly port: number;
  /** Holds the log file; Redis keeps nothing on disk here, because everything in it may be lost. */
  readonly dataDir: string;
  readonly isDetached?: boolean;
  /** The whole environment of the server, read at every start. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Always with the machine's clock: Debian's build of Redis does not start with another one. */
export const redisEnvironment: Readonly<Record<string, string>> = { PATH: "/usr/bin:/bin", LD_PRELOAD: "" };

export const redisUrl = (port: number): string => `redis://127.0.0.1:${port}`;

export async function startRedis(options: RedisOptions): Promise<RunningService> {
  const { port, dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  return startService({
    name: "redis",
    url: redisUrl(port),
    command: redisBinary(),
    args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", dataDir],
    env: options.env ?? redisEnvironment,
    cwd: dataDir,
    logFile: `${dataDir}.log`,
    stopSignal: "SIGTERM",
    isDetached: options.isDetached ?? false,
    isReady: () => isRedisAnswering(port),
  });
}

export function isRedisAnswering(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.setTimeout(2_000, () => end(false));
    socket.once("error", () => end(false));
    socket.once("connect", () => socket.write("PING\r\n"));
    socket.once("data", (bytes) => end(bytes.toString().startsWith("+PONG")));
  });
}

export const isRedisInstalled = (): boolean => findRedisBinary() !== undefined;

function redisBinary(): string {
  const found = findRedisBinary();
  if (!found) throw new Error("Redis is not installed");
  return found;
}

const findRedisBinary = (): string | undefined =>
  findProgram("redis-server", ["redis"]) ?? findProgram("valkey-server", ["valkey"]);
