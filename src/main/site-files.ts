import type { FastifyInstance } from "fastify";
import { robotsPath, securityContactPath, sitemapPath } from "#domain/addresses/machine-paths.ts";
import { SHARED_HEADERS } from "#http/middleware/security-headers.ts";
import type { Clock } from "#platform/clock.ts";
import { describeSecurityContact, describeSitemap, describeRobots } from "#web/site-files.ts";

interface SiteFileSetup {
  readonly publicOrigin: string;
  readonly clock: Clock;
}

const FOR_AN_HOUR = "public, max-age=3600";

/** Files for machines. They name whole addresses, so they are written here and not shipped. */
export function registerSiteFiles(server: FastifyInstance, { publicOrigin, clock }: SiteFileSetup): void {
  const headers = { ...SHARED_HEADERS, "cache-control": FOR_AN_HOUR };
  const text = "text/plain; charset=utf-8";
  server.get(robotsPath(), (_request, reply) => reply.headers(headers).type(text).send(describeRobots(publicOrigin)));
  server.get(sitemapPath(), (_request, reply) =>
    reply.headers(headers).type("application/xml; charset=utf-8").send(describeSitemap(publicOrigin)),
  );
  server.get(securityContactPath(), (_request, reply) =>
    reply.headers(headers).type(text).send(describeSecurityContact(publicOrigin, clock.nowMs())),
  );
}
