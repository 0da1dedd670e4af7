import type { FastifyInstance } from "fastify";
import { portableSchemaPath } from "#domain/addresses/verifiable-paths.ts";
import { portableSchema } from "#domain/portable/portable-schema.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";

/** A version never changes. */
const SCHEMA_HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  "cache-control": "public, max-age=3600",
};

/** The format of what visitors take along. */
export function registerPortableSchema(server: FastifyInstance, publicOrigin: string): void {
  const file = JSON.stringify(portableSchema(publicOrigin + portableSchemaPath()), undefined, 2);
  server.get(portableSchemaPath(), (_request, reply) =>
    reply.headers(SCHEMA_HEADERS).type("application/schema+json; charset=utf-8").send(file),
  );
}
