import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { drawShare } from "#simulators/kernel/draw.ts";
import { strikesBeforeWork } from "#simulators/kernel/fault.ts";
import { createRouter, type Route } from "#simulators/kernel/router.ts";
import { failWithoutWork, sendReply, sendSpoilt } from "#simulators/kernel/send-reply.ts";
import { jsonReply, type ListeningSystem, type MountedSystem, type SystemTools } from "#simulators/kernel/system.ts";
import { ensureCertificates } from "./certificates.ts";
import { listenNear } from "./listen-near.ts";

export interface SecureSystemSettings extends Omit<MountedSystem, "kind"> {
  /** 0 takes any free port. */
  readonly port: number;
}

/** A system that speaks HTTPS on a port of its own and lets in only who shows a certificate of the sandbox's issuer. */
export function secureSystem({ port, ...described }: SecureSystemSettings): ListeningSystem {
  const system: MountedSystem = { kind: "mounted", ...described };
  const route = createRouter([system]);
  return {
    kind: "listening",
    target: system.target,
    operationNames: system.operations.map(({ name }) => name),
    async listen(tools) {
      const files = ensureCertificates();
      const server = createServer(
        {
          key: readFileSync(files.serverKey),
          cert: readFileSync(files.server),
          ca: readFileSync(files.issuer),
          requestCert: true,
          rejectUnauthorized: true,
          minVersion: "TLSv1.2",
        },
        (request, response) => receive(tools, route, system, request, response),
      );
      // A connection under TLS cannot be reset, only cut.
      server.on("secureConnection", (socket) => (socket.resetAndDestroy = () => socket.destroy()));
      const taken = await listenNear(system.target, port, (wanted) => open(server, wanted));
      return { url: `https://127.0.0.1:${taken}`, close: () => close(server) };
    },
  };
}

const MAX_BODY_BYTES = 100_000;

function receive(
  tools: SystemTools,
  route: ReturnType<typeof createRouter>,
  system: MountedSystem,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = "/", query = ""] = (request.url ?? "/").split("?");
  const found = route(request.method ?? "GET", `/${system.target}${path}`);
  if (!found) return sendReply(response, jsonReply(404, { error: "no such call" }));
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) request.destroy();
    else chunks.push(chunk);
  });
  request.on("error", () => response.destroy());
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString();
    answer(tools, found, request, response, { path, query, body });
  });
}

/** As the kernel answers for mounted systems: the fault that is set first, then the work, then the time it takes. */
function answer(
  tools: SystemTools,
  { system, operation, parameters }: Route,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { path, query, body }: { path: string; query: string; body: string },
): void {
  const { seed, faults, counters } = tools;
  const { target } = system;
  const key = `${path}?${query} ${body}`;
  counters.call(target, operation.name);
  const set = faults.draw(target, operation.name, key);
  if (set && strikesBeforeWork(set.kind)) {
    counters.fault(target, set.kind);
    return afterMs(tools, set.delayMs, response, () =>
      failWithoutWork(response, set, drawShare(seed, target, key, "5xx")),
    );
  }
  const reply = operation.answer({ parameters, query: new URLSearchParams(query), headers, body, key });
  const fault = set ?? reply.fault;
  if (fault) counters.fault(target, fault.kind);
  const takesMs = tools.latencyMs(target, system.latency, key) * operation.latencyShare + (fault?.delayMs ?? 0);
  return afterMs(tools, takesMs, response, () =>
    fault ? sendSpoilt(response, reply, fault, seed, key) : sendReply(response, reply),
  );
}

function afterMs({ clock }: SystemTools, waitMs: number, response: ServerResponse, act: () => void): void {
  if (waitMs <= 0) return act();
  void clock.sleep(waitMs).then(() => (response.destroyed ? undefined : act()));
}

const open = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
