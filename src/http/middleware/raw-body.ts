import type { FastifyInstance, FastifyRequest } from "fastify";

/** The latter two are what browsers report in. */
const JSON_TYPES = ["application/json", "application/csp-report", "application/reports+json"];

const bodies = new WeakMap<FastifyRequest, string>();

/** Only machines send us JSON, and their signature covers the exact bytes: these are stored beside the parsed body. */
export function captureRawJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser(JSON_TYPES, { parseAs: "string" }, (request, body: string, done) => {
    bodies.set(request, body);
    return parse(request, body, done);
  });
}

export const rawBodyOf = (request: FastifyRequest): string => bodies.get(request) ?? "";
