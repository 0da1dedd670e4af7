import fastify from "fastify";

/** The least an answer can cost: a Fastify route that returns the same bytes to every request. */
const { body, type } = await new Promise<BareAnswer>((resolve) => process.once("message", resolve));
const bytes = Buffer.from(body);
const server = fastify();
server.removeAllContentTypeParsers();
server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, content, done) => done(null, content));
server.all("*", async (_request, reply) => reply.type(type).send(bytes));
await server.listen({ host: "127.0.0.1", port: 0 });
process.send?.(server.server.address());

/** Sent by the measuring process. */
export interface BareAnswer {
  readonly body: string;
  readonly type: string;
}
