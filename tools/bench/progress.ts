import { join } from "node:path";
import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import type { Stack } from "#tools/processes/stack.ts";
import { startBareProcess } from "./bare-process.ts";
import type { ContestBench } from "./contest.ts";
import { requireVertical } from "./paced-searches.ts";
import { createSampleSearches } from "./sample-searches.ts";

const CLIENTS = 24;
const ADDRESSES = 60_000;

/**
 * The poll that every waiting page makes each 800 ms, against a bare Fastify route that reads one key of the same Redis: at the
 * node that ran the search, and at another, which must ask Redis too.
 */
export const progress = (verticalName: string): ContestBench => ({
  // On a busy machine a node would refuse some polls.
  world: { topic: "bench", speed: "instant", web: 2, env: { SPARV_LOAD_SHEDDING: "off" } },
  async *contests(stack) {
    const { path } = requireVertical(verticalName).description;
    const server = await startBareProcess(join(import.meta.dirname, "bare/bare-poll.ts"), {
      arguments: [stack.env["SPARV_REDIS_URL"] ?? ""],
    });
    const bare = poolOf(server.url);
    const nodes = stack.nodes.map(({ name, pid, url }) => ({ name, pid, pool: poolOf(new URL(url).origin) }));
    try {
      const [own] = nodes;
      if (!own) throw new Error("two nodes were asked for");
      const ordinary = createSampleSearches(verticalName).next();
      const poll = pollOf(await searchOnce(stack, own.pool, path, ordinary), path);
      for (const { name, pid, pool } of nodes)
        yield {
          name: `progress ${verticalName}, at ${pool === own.pool ? "its own" : "another"} node`,
          unit: "polls/s",
          clients: CLIENTS,
          ours: { operation: poll(pool), pid },
          bare: { operation: poll(bare), pid: server.pid },
          died: server.died,
          where: { log: name, processes: { "web node": pid } },
        };
    } finally {
      await Promise.all([bare, ...nodes.map(({ pool }) => pool)].map((pool) => pool.destroy()));
      await server.stop();
    }
  },
});

type Poll = (pool: Pool) => () => Promise<void>;

const poolOf = (origin: string): Pool => new Pool(origin, { connections: CLIENTS });

function pollOf(asked: { readonly headers: Record<string, string>; readonly body: string }, path: string): Poll {
  let polls = 0;
  return (pool) => async () => {
    const reply = await pool.request({
      method: "POST",
      path: `${path}jamfor/progress`,
      headers: { ...asked.headers, "x-forwarded-for": addressOf(polls++) },
      body: asked.body,
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${text.slice(0, 200)}`);
  };
}

/** As many visitors as a town has: each polls for as long as one search lasts. */
const addressOf = (poll: number): string => {
  const at = poll % ADDRESSES;
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
};

async function searchOnce(stack: Stack, pool: Pool, path: string, ordinary: Readonly<Record<string, string>>) {
  const tempsearchid = randomId();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: stack.url,
    cookie: `__Host-sparv=${randomId()}`,
  };
  const reply = await pool.request({
    method: "POST",
    path: `${path}jamfor/ajax`,
    headers,
    body: new URLSearchParams({ ...ordinary, tempsearchid }).toString(),
  });
  if (reply.statusCode !== 200) throw new Error(await reply.body.text());
  await reply.body.dump();
  return { headers, body: new URLSearchParams({ progress: "true", tempsearchid }).toString() };
}
