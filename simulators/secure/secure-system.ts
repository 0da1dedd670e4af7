import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { answerCall, readBody } from "#simulators/kernel/answer-call.ts";
import { createRouter } from "#simulators/kernel/router.ts";
import { sendReply } from "#simulators/kernel/send-reply.ts";
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
      const taken = await listenNear(system.target, port, (wanted) => open(server, wanted, tools.host));
      return { url: `https://127.0.0.1:${taken}`, close: () => close(server) };
    },
  };
}

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
  return readBody(request, response, (body) => answerCall(tools, found, { request, response, body, path, query }));
}

const open = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
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
