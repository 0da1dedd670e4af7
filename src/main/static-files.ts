import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { claimsPath } from "#domain/addresses/claims-paths.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";

/** The build puts the browser's files beside the server's. */
const CLIENT_FOLDER = join(import.meta.dirname, "../client");

/** Names in assets/ carry a hash of the content: what has been fetched once need never be asked for again. */
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

const OFFLINE_WORKER = /\/assets\/offlineWorker-[\w-]+\.js/;
/** A worker of the browser may serve the pages below one address and no others, and asks no other host. */
const WORKER_HEADERS = {
  "service-worker-allowed": claimsPath(),
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

export async function registerFiles(server: FastifyInstance): Promise<void> {
  await server.register(staticFiles, {
    root: CLIENT_FOLDER,
    wildcard: false,
    index: false,
    // The build puts compressed copies beside the larger files.
    preCompressed: true,
    // Every file is an address of its own: a copy is sent as the file that it is a copy of.
    globIgnore: ["**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders(reply, path) {
      for (const [name, value] of Object.entries(SHARED_HEADERS)) reply.header(name, value);
      if (OFFLINE_WORKER.test(path))
        for (const [name, value] of Object.entries(WORKER_HEADERS)) reply.header(name, value);
      reply.header("cache-control", path.includes("/assets/") ? FOR_EVER : FOR_AN_HOUR);
    },
  });
}
