import { once } from "node:events";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from "node:net";
import { systemClock } from "#platform/clock.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createMetrics, type Metrics } from "#platform/telemetry/metrics.ts";
import { createOutbound, type Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";

/** The other side of a test: a real server on this machine, which remembers what it was asked. */
export interface LoopbackServer {
  readonly url: string;
  readonly requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function serveHttp(listener: RequestListener): Promise<LoopbackServer> {
  const requests: IncomingMessage[] = [];
  const server = createHttpServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requests, close: () => closeAll(server) };
}

/** Sends the bytes that the test chooses. */
export async function serveRaw(onSocket: (socket: Socket) => void): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const server = createRawServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onSocket(socket);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      await closeAll(server);
    },
  };
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

export async function closeAll(server: Server & { closeAllConnections?: () => void }): Promise<void> {
  server.closeAllConnections?.();
  if (!server.listening) return;
  server.close();
  await once(server, "close");
}

/** Answers held back until the test lets them go. */
export function holdAnswers(): {
  readonly listener: RequestListener;
  readonly held: ServerResponse[];
  readonly arrived: (count: number) => Promise<void>;
} {
  const held: ServerResponse[] = [];
  const watchers: (() => void)[] = [];
  return {
    held,
    listener(_request, response) {
      held.push(response);
      for (const watcher of watchers) watcher();
    },
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (held.length >= count) resolve();
        };
        watchers.push(look);
        look();
      }),
  };
}

export interface TestOutbound extends Outbound {
  readonly metrics: Metrics;
  readonly lines: string[];
  /** A request to the only target. */
  ask(limits?: {
    deadlineMs?: number;
    signal?: AbortSignal;
    repeatable?: boolean;
    path?: string;
  }): ReturnType<Outbound["send"]>;
}

export function outboundTo(settings: TargetSettings): TestOutbound {
  const metrics = createMetrics();
  const lines: string[] = [];
  const logger = createLogger({ level: "debug", destination: { write: (line) => lines.push(line) } });
  const outbound = createOutbound({
    resolveTarget: (name) => (name === "if" ? settings : undefined),
    metrics,
    logger,
    clock: systemClock,
  });
  return {
    ...outbound,
    metrics,
    lines,
    ask: ({ deadlineMs = 5000, signal, repeatable = false, path = "/quote" } = {}) =>
      outbound.send("if", { method: "GET", path, headers: {} }, { deadlineMs, signal, repeatable }),
  };
}
