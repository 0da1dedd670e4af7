import { createServer, type ServerResponse } from "node:http";
import { livePath, metricsPath, readyPath } from "#domain/addresses/machine-paths.ts";
import type { Health } from "#platform/lifecycle/health.ts";
import type { Metrics } from "#platform/telemetry/metrics.ts";

export interface OperatorListener {
  close(): Promise<void>;
}

/** Health and metrics for operators, on a port of their own, on the configured interface only. */
export async function listenForOperators(
  { host, port }: { readonly host: string; readonly port: number },
  { health, metrics }: { readonly health: Health; readonly metrics: Metrics },
): Promise<OperatorListener> {
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    [livePath()]: async (response) => sendJson(response, health.live()),
    [readyPath()]: async (response) => sendJson(response, await health.ready()),
    [metricsPath()]: async (response) => {
      const { contentType, body } = await metrics.expose();
      response.setHeader("content-type", contentType).end(body);
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer) void answer(response).catch(() => response.writeHead(500).end());
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sendJson = (response: ServerResponse, { status, body }: { status: number; body: unknown }): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};
