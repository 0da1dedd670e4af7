import type { FastifyInstance } from "fastify";
import { signingKeysPath } from "#domain/addresses/machine-paths.ts";
import { type PublishedKey, writeKeys } from "#domain/signed/published-keys.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";

/** A new key is published long before it signs. */
const KEY_HEADERS: Readonly<Record<string, string>> = {
  ...SHARED_HEADERS,
  "cache-control": "public, max-age=300",
};

/** The public keys that verify what we have signed. */
export function registerSigningKeys(server: FastifyInstance, keys: readonly PublishedKey[]): void {
  const file = writeKeys(keys);
  server.get(signingKeysPath(), (_request, reply) =>
    reply.headers(KEY_HEADERS).type("application/json; charset=utf-8").send(file),
  );
}
