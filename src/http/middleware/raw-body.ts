import type { FastifyInstance, FastifyRequest } from "fastify";

const bodies = new WeakMap<FastifyRequest, string>();

/** JSON is sent to us by machines alone, and theirs is signed over its very letters: they are kept beside what is read from them. */
export function keepRawJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    bodies.set(request, body);
    return parse(request, body, done);
  });
}

export const rawBodyOf = (request: FastifyRequest): string => bodies.get(request) ?? "";
