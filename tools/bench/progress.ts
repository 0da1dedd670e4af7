import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import { type OwnStack, startOwnStack } from "#tools/processes/own-stack.ts";
import { NODE } from "#tools/processes/paths.ts";
import { simulatedVerticals } from "#verticals/simulated-registry.ts";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { cpuUsOf } from "./cpu-time.ts";
import { closedLoop, type Comparison, median, round2 } from "./measure.ts";

const CLIENTS = 24;
const ROUND_MS = 3_000;
const ROUNDS = 5;
const ADDRESSES = 60_000;

/**
 * The poll that every waiting page makes each 800 ms, against a bare Fastify route that reads one key of the same Redis: at the
 * node that ran the search, and at another, which must ask Redis too.
 */
export async function benchProgress(verticalName: string): Promise<Comparison[]> {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === verticalName);
  const ordinary = simulatedVerticals.find(({ name }) => name === verticalName)?.samples.ordinary;
  if (!vertical || !ordinary) throw new Error(`no vertical named ${verticalName}`);
  const { path } = vertical.description;
  const stack = await startOwnStack({ topic: "bench", speed: "instant", webNodes: 2 });
  const bareProcess = fork(join(import.meta.dirname, "bare/bare-poll.ts"), [stack.env["SPARV_REDIS_URL"] ?? ""], {
    execPath: NODE,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address] = (await once(bareProcess, "message")) as [AddressInfo];
  const bare = { pid: bareProcess.pid ?? 0, pool: poolOf(`http://127.0.0.1:${address.port}`) };
  const nodes = stack.nodes.map(({ pid, url }) => ({ pid: pid ?? 0, pool: poolOf(new URL(url).origin) }));
  try {
    const [own, other] = nodes;
    if (!own || !other) throw new Error("two nodes were asked for");
    const poll = pollOf(await searchOnce(stack, own.pool, path, ordinary), path);
    const compared = [];
    for (const [where, node] of [
      ["at its own node", own],
      ["at another node", other],
    ] as const)
      compared.push(await compare(`progress ${verticalName}, ${where}`, poll, node, bare));
    return compared;
  } finally {
    bareProcess.kill();
    await Promise.all([bare, ...nodes].map(({ pool }) => pool.close()));
    await stack.stop();
  }
}

interface Server {
  readonly pid: number;
  readonly pool: Pool;
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

async function compare(name: string, poll: Poll, node: Server, bare: Server): Promise<Comparison> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const bareRound = await measured(poll, bare);
    const ours = await measured(poll, node);
    // The first round warms both up.
    if (round > 0) rounds.push({ bare: bareRound, ours });
  }
  return {
    name,
    ours: Math.round(median(rounds.map(({ ours }) => ours.perSecond))),
    bare: Math.round(median(rounds.map(({ bare }) => bare.perSecond))),
    ratio: round2(median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond))),
    unit: "polls/s",
    cpuUsPerOp: Math.round(median(rounds.map(({ ours }) => ours.cpuUs))),
    bareCpuUsPerOp: Math.round(median(rounds.map(({ bare }) => bare.cpuUs))),
  };
}

async function measured(poll: Poll, { pid, pool }: Server): Promise<{ perSecond: number; cpuUs: number }> {
  const cpuBeforeUs = cpuUsOf(pid);
  const { perSecond, operations } = await closedLoop(CLIENTS, ROUND_MS, poll(pool));
  return { perSecond, cpuUs: (cpuUsOf(pid) - cpuBeforeUs) / operations };
}

/** As many visitors as a town has: each polls for as long as one search lasts. */
const addressOf = (poll: number): string => {
  const at = poll % ADDRESSES;
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
};

async function searchOnce(stack: OwnStack, pool: Pool, path: string, ordinary: Readonly<Record<string, string>>) {
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
