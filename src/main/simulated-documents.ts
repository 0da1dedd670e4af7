import type { FastifyInstance } from "fastify";
import { simulatedDocumentsPath } from "#domain/addresses/machine-paths.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import type { Config } from "#platform/config/config.ts";

const DEADLINE_MS = 5_000;

/**
 * The simulated insurers' documents, through our own address: the simulators answer this machine alone, and a real insurer has a
 * site of its own. Not there in production.
 */
export function registerSimulatedDocuments(
  server: FastifyInstance,
  { environment, providersUrl }: Pick<Config, "environment" | "providersUrl">,
): void {
  if (environment === "production") return;
  server.get(simulatedDocumentsPath(), async (request, reply) => {
    const { bolag = "", namn = "" } = request.query as Readonly<Record<string, unknown>>;
    const isNamed = [bolag, namn].every((word) => typeof word === "string");
    const name = `${String(bolag)}/dokument/${String(namn)}`;
    if (!isNamed || !/^[a-z-]{1,40}\/dokument\/[a-z-]{1,60}\.pdf$/.test(name)) return reply.callNotFound();
    const answer = await fetch(`${providersUrl}/${name}`, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(
      () => undefined,
    );
    if (!answer?.ok) return reply.callNotFound();
    return reply
      .headers(SHARED_HEADERS)
      .type("application/pdf")
      .send(Buffer.from(await answer.arrayBuffer()));
  });
}
