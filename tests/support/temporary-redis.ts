import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "#tools/services/free-port.ts";
import { redisEnvironment } from "#tools/services/redis.ts";

/** A Redis of the test's own, which may be frozen and killed without harm to anyone. */
export interface TemporaryRedis {
  readonly url: string;
  kill(): Promise<void>;
  /** On the same port, empty. */
  start(): Promise<void>;
  /** Takes connections and commands but answers nothing. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

export async function startTemporaryRedis(): Promise<TemporaryRedis> {
  const folder = await mkdtemp(join(tmpdir(), "sparv-redis-"));
  const [port = 0] = await freePorts(1);
  let server = await spawnRedis(port, folder);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, "exit");
    server.kill("SIGKILL");
    await exit;
  };
  return {
    url: `redis://127.0.0.1:${port}/0`,
    kill,
    async start() {
      server = await spawnRedis(port, folder);
    },
    freeze: () => void server.kill("SIGSTOP"),
    thaw: () => void server.kill("SIGCONT"),
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function spawnRedis(port: number, folder: string): Promise<ChildProcess> {
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const server = spawn("redis-server", settings, { env: redisEnvironment, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let output = "";
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`redis-server ended with ${code}: ${output}`)));
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ready to accept connections")) resolve(server);
    });
  });
}
