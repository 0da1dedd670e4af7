import { randomInt } from "node:crypto";
import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import type { LoadPlan, LoadRequest, LoadResult, LoadStream, StreamResult } from "./load-plan.ts";

/** An answer later than this is none. */
const ANSWER_WITHIN_MS = 10_000;
/** More than this for each connection would only be a queue in our own process. */
const WAITING_PER_CONNECTION = 2;
/** How often it looks for what is due; what is due in between goes out together. */
const PACE_MS = 2;

interface Tally {
  offered: number;
  unsent: number;
  open: number;
  readonly statuses: Record<string, number>;
  readonly tookMs: number[];
  readonly refusedMs: number[];
}

/** A separate process, so that the load slows the server down and not the measurement. */
process.once("message", (plan: LoadPlan) => {
  void offer(plan).then((result) => process.send?.(result, undefined, undefined, () => process.disconnect()));
});

async function offer(plan: LoadPlan): Promise<LoadResult> {
  const cpuBefore = process.cpuUsage();
  const behind = { ms: 0 };
  const pools = await Promise.all(plan.streams.map((stream) => openConnections(plan.url, stream.connections)));
  const streams = await Promise.all(
    plan.streams.map((stream, at) => offerStream(plan, { ...stream, pool: pools[at] as Pool }, behind)),
  );
  const { user, system } = process.cpuUsage(cpuBefore);
  return { streams, cpuUs: user + system, behindMs: Math.round(behind.ms) };
}

async function offerStream(
  plan: LoadPlan,
  { pool, ...stream }: LoadStream & { readonly pool: Pool },
  behind: { ms: number },
): Promise<StreamResult> {
  const tally: Tally = { offered: 0, unsent: 0, open: 0, statuses: {}, tookMs: [], refusedMs: [] };
  const startedMs = performance.now();
  const total = Math.floor((stream.perSecond * plan.durationMs) / 1000);
  const gapMs = 1000 / stream.perSecond;
  const under: Promise<void>[] = [];
  for (let nth = 0; nth < total;) {
    const nowMs = performance.now() - startedMs;
    for (; nth < total && nth * gapMs <= nowMs; nth++) {
      const dueMs = startedMs + nth * gapMs;
      behind.ms = Math.max(behind.ms, nowMs - nth * gapMs - PACE_MS);
      const request = stream.requests[nth % stream.requests.length];
      tally.offered++;
      if (tally.open >= stream.connections * WAITING_PER_CONNECTION) tally.unsent++;
      else if (request) under.push(send(pool, request, dueMs, tally));
    }
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  await Promise.all(under);
  await pool.destroy();
  const { offered, unsent, statuses, tookMs, refusedMs } = tally;
  return { name: stream.name, offered, unsent, statuses, tookMs: sorted(tookMs), refusedMs: sorted(refusedMs) };
}

/** As a balancer holds them: a server takes on one new connection in each turn, which would be what is measured. */
async function openConnections(url: string, connections: number): Promise<Pool> {
  const pool = new Pool(url, { connections, headersTimeout: ANSWER_WITHIN_MS, bodyTimeout: ANSWER_WITHIN_MS });
  const open = async () => (await pool.request({ method: "GET", path: "/live" })).body.dump();
  await Promise.allSettled(Array.from({ length: connections }, open));
  return pool;
}

async function send(pool: Pool, request: LoadRequest, dueMs: number, tally: Tally): Promise<void> {
  tally.open++;
  try {
    const { statusCode, body } = await pool.request({
      method: request.method,
      path: fill(request.path),
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, fill(value)])),
      ...(request.body === undefined ? {} : { body: fill(request.body) }),
    });
    await body.dump();
    const tookMs = performance.now() - dueMs;
    tally.statuses[statusCode] = (tally.statuses[statusCode] ?? 0) + 1;
    if (statusCode === 503) tally.refusedMs.push(tookMs);
    else tally.tookMs.push(tookMs);
  } catch {
    tally.statuses["failed"] = (tally.statuses["failed"] ?? 0) + 1;
  } finally {
    tally.open--;
  }
}

const fill = (text: string): string =>
  text.includes("{") ? text.replaceAll("{id}", () => randomId()).replaceAll("{ip}", () => newAddress()) : text;

const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
