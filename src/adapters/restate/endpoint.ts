import { createServer, type Http2Server, type ServerHttp2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { createEndpointHandler, type WorkflowDefinition } from "@restatedev/restate-sdk";
import type { Logger } from "#platform/logging/logger.ts";

export interface EndpointOptions {
  readonly workflows: readonly WorkflowDefinition<string, unknown>[];
  /** The interface to listen on. A client that reaches it can run steps, so it must never be public. */
  readonly host: string;
  readonly port: number;
  /** Public keys of the engine; when given, requests it has not signed are refused. */
  readonly identityKeys?: readonly string[];
  readonly log: Logger;
}

export interface Endpoint {
  readonly port: number;
  /** Lets running steps end, for at most the given time; another worker runs interrupted steps again. */
  close(withinMs: number): Promise<void>;
}

/** Serves the workflows to the engine. */
export async function startEndpoint(options: EndpointOptions): Promise<Endpoint> {
  const { identityKeys = [], log } = options;
  const handler = createEndpointHandler({
    services: [...options.workflows],
    ...(identityKeys.length > 0 ? { identityKeys: [...identityKeys] } : {}),
    // Only the library's own fixed message: what follows it may be a text of a provider or a visitor.
    logger: ({ level, context }, message) => {
      // Who gives no key asks for no signature, and need not be warned of that at each start: in production the configuration demands keys.
      if (identityKeys.length === 0 && UNSIGNED.test(String(message))) return;
      if (isWorthLogging.has(level))
        log.warn("the engine's library", { workflowId: context?.key, detail: String(message) });
    },
  });
  const server = createServer(handler);
  const sessions = trackSessions(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (withinMs) => closeServer(server, sessions, withinMs),
  };
}

const UNSIGNED = /^Accepting requests without validating request signatures/;
const isWorthLogging: ReadonlySet<string> = new Set(["warn", "error"]);

/** The engine keeps its connections open without end: closing the server alone would never finish. */
async function closeServer(
  server: Http2Server,
  sessions: ReadonlySet<ServerHttp2Session>,
  withinMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const session of sessions) session.close();
  const timer = setTimeout(() => {
    for (const session of sessions) session.destroy();
  }, withinMs);
  await closed;
  clearTimeout(timer);
}

function trackSessions(server: Http2Server): ReadonlySet<ServerHttp2Session> {
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
    // The engine recovers from a connection that was cut during a step.
    session.on("error", () => session.destroy());
  });
  return sessions;
}
