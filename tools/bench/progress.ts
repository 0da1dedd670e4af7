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

/** The poll that every waiting page makes each 800 ms, against a bare Fastify route that reads one key of the same Redis. */
export async function benchProgress(verticalName: string): Promise<Comparison> {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === verticalName);
  const ordinary = simulatedVerticals.find(({ name }) => name === verticalName)?.samples.ordinary;
  if (!vertical || !ordinary) throw new Error(`no vertical named ${verticalName}`);
  const { path } = vertical.description;
  const stack = await startOwnStack({ topic: "bench", speed: "instant" });
  const bareProcess = fork(join(import.meta.dirname, "bare/bare-poll.ts"), [stack.env["SPARV_REDIS_URL"] ?? ""], {
    execPath: NODE,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address] = (await once(bareProcess, "message")) as [AddressInfo];
  const bare = new Pool(`http://127.0.0.1:${address.port}`, { connections: CLIENTS });
  const ours = new Pool(stack.url.replace("localhost", "127.0.0.1"), { connections: CLIENTS });
  try {
    const asked = await searchOnce(stack, ours, path, ordinary);
    let polls = 0;
    const poll = (pool: Pool) => async (): Promise<void> => {
      const reply = await pool.request({
        method: "POST",
        path: `${path}jamfor/progress`,
        headers: { ...asked.headers, "x-forwarded-for": addressOf(polls++) },
        body: asked.body,
      });
      const text = await reply.body.text();
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${text.slice(0, 200)}`);
    };
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const bareCpuBeforeUs = cpuUsOf(bareProcess.pid ?? 0);
      const bareRound = await closedLoop(CLIENTS, ROUND_MS, poll(bare));
      const bareCpuUs = (cpuUsOf(bareProcess.pid ?? 0) - bareCpuBeforeUs) / bareRound.operations;
      const cpuBeforeUs = cpuUsOf(stack.nodes[0]?.pid ?? 0);
      const oursRound = await closedLoop(CLIENTS, ROUND_MS, poll(ours));
      const cpuUs = (cpuUsOf(stack.nodes[0]?.pid ?? 0) - cpuBeforeUs) / oursRound.operations;
      // The first round warms both up.
      if (round > 0) rounds.push({ bare: bareRound.perSecond, ours: oursRound.perSecond, cpuUs, bareCpuUs });
    }
    return {
      name: `progress ${verticalName}, ${vertical.providers.length} providers`,
      ours: Math.round(median(rounds.map((each) => each.ours))),
      bare: Math.round(median(rounds.map((each) => each.bare))),
      ratio: round2(median(rounds.map((each) => each.ours / each.bare))),
      unit: "polls/s",
      cpuUsPerOp: Math.round(median(rounds.map((each) => each.cpuUs))),
      bareCpuUsPerOp: Math.round(median(rounds.map((each) => each.bareCpuUs))),
    };
  } finally {
    bareProcess.kill();
    await Promise.all([ours.close(), bare.close()]);
    await stack.stop();
  }
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
