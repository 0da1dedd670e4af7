import formbody from "@fastify/formbody";
import fastify from "fastify";
import { Redis } from "ioredis";

/** The least a poll can be: a Fastify route that reads the form, reads one key and returns its value. */
const redis = new Redis(process.argv[2] ?? "", { enableAutoPipelining: true });
const KEY = `sparv-bench:${process.pid}`;
const PROVIDERS = Array.from({ length: 12 }, (_, at) => ({
  ProviderId: 81 + at,
  ProviderName: `Bolag ${at}`,
  Fee: "236 kr",
  Answered: true,
}));
await redis.set(
  KEY,
  JSON.stringify({ Success: true, Data: { Result: { Providers: PROVIDERS, Done: true } } }),
  "EX",
  600,
);

const server = fastify();
await server.register(formbody);
server.post("*", async (_request, reply) => reply.type("application/json; charset=utf-8").send(await redis.get(KEY)));
await server.listen({ host: "127.0.0.1", port: 0 });
process.send?.(server.server.address());
