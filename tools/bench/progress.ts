import { join } from "node:path";
import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { startBareProcess } from "./bare-process.ts";
import { cpuUsOf } from "./cpu-time.ts";
import { type BenchLength, closedLoop, type Comparison, takeTurns } from "./measure.ts";
import { INSPECTED, measureWhere, type Where } from "./where.ts";

const CLIENTS = 24;
const ADDRESSES = 60_000;

/**
 * The poll that every waiting page makes each 800 ms, against a bare Fastify route that reads one key of the same Redis: at the
 * node that ran the search, and at another, which must ask Redis too.
 */
export async function* benchProgress(verticalName: string, length: BenchLength): AsyncIterable<Comparison> {
  const { nodes, bare, poll, died, stop } = await startPolls(verticalName, {});
  try {
    for (const { where, pool, pid } of nodes)
      yield await Promise.race([
        takeTurns({
          name: `progress ${verticalName}, ${where}`,
          unit: "polls/s",
          clients: CLIENTS,
          length,
          ours: { operation: poll(pool), cpuUs: () => cpuUsOf(pid) },
          bare: { operation: poll(bare.pool), cpuUs: () => cpuUsOf(bare.pid) },
        }),
        died,
      ]);
  } finally {
    await stop();
  }
}

/** What a poll costs each process. */
export async function* whereProgress(verticalName: string, { roundMs }: BenchLength): AsyncIterable<Where> {
  const { stack, nodes, poll, stop } = await startPolls(verticalName, INSPECTED);
  try {
    for (const [at, { where, pool, pid }] of nodes.entries()) {
      const run = async (): Promise<number> => (await closedLoop(CLIENTS, roundMs, poll(pool))).operations;
      await run();
      yield await measureWhere(
        {
          name: `progress ${verticalName}, ${where}`,
          processes: { "web node": pid },
          databaseUrl: stack.env["SPARV_DATABASE_URL"] ?? "",
          redisUrl: stack.env["SPARV_REDIS_URL"],
          inspectorLog: () => stack.readLogs(`web-${at + 1}`).join(""),
        },
        run,
      );
    }
  } finally {
    await stop();
  }
}

async function startPolls(verticalName: string, env: Readonly<Record<string, string>>) {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === verticalName);
  const ordinary = simulatedVerticals.find(({ name }) => name === verticalName)?.samples.ordinary;
  if (!vertical || !ordinary) throw new Error(`no vertical named ${verticalName}`);
  const { path } = vertical.description;
  const stack = await startStack({
    topic: "bench",
    speed: "instant",
    web: 2,
    // On a busy machine a node would refuse some polls.
    env: { SPARV_LOAD_SHEDDING: "off", ...env },
  });
  const bareServer = await startBareProcess(join(import.meta.dirname, "bare/bare-poll.ts"), {
    arguments: [stack.env["SPARV_REDIS_URL"] ?? ""],
  });
  const bare = { pid: bareServer.pid, pool: poolOf(bareServer.url) };
  const nodes = stack.nodes.map(({ pid, url }, at) => ({
    where: at === 0 ? "at its own node" : "at another node",
    pid,
    pool: poolOf(new URL(url).origin),
  }));
  const stop = async () => {
    await Promise.all([bare, ...nodes].map(({ pool }) => pool.destroy()));
    await bareServer.stop();
    await stack.stop();
  };
  try {
    const [own] = nodes;
    if (!own) throw new Error("two nodes were asked for");
    const poll = pollOf(await searchOnce(stack, own.pool, path, ordinary), path);
    return { stack, nodes, bare, poll, died: bareServer.died, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

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
