import { loadavg } from "node:os";
import { startStack } from "#tools/processes/stack.ts";
import { cpuUsOf } from "../cpu-time.ts";
import { readTicks } from "../machine.ts";
import type { LoadResult, StreamResult } from "./load-plan.ts";
import { type Mix, prepareMix } from "./mix.ts";
import { offerLoad, percentile } from "./offer-load.ts";

export interface OverloadOptions {
  readonly roundMs: number;
  readonly repeats: number;
}

export interface OverloadReport {
  readonly name: "overload";
  /** Requests a second, all kinds together, of which at least 99 of 100 are answered and orders within half a second. */
  readonly bearsPerSecond: number;
  readonly rounds: readonly OverloadRound[];
}

export interface OverloadRound {
  readonly offeredPerSecond: number;
  readonly order: { readonly p50Ms: number; readonly p99Ms: number; readonly refusedShare: number };
  /** Of what was not refused: how much was answered, and with no fault of ours. */
  readonly completedShare: number;
  /** By kind, of what the node was asked for. */
  readonly refusedShare: Readonly<Record<string, number>>;
  /** Due while all connections were busy: the node never saw it. */
  readonly unsentShare: number;
  readonly cpuUsPerRequest: number;
  /** Processor time the node and the load process were given, in cores; load average and steal of the whole machine. */
  readonly nodeCores: number;
  readonly loadCores: number;
  readonly machineLoad: number;
  readonly stealShare: number;
  readonly behindMs: number;
}

const TIMES = 10;
const FIRST_PER_SECOND = 50;
const GROWTH = 1.5;
const MOST_PER_SECOND = 2_000;
const BEARABLE_MS = 500;
const BEARABLE_SHARE = 0.99;

/** Finds the capacity of one node for a mix of requests, then offers ten times as much. Node and load share the machine's processors. */
export async function benchOverload({ roundMs, repeats }: OverloadOptions): Promise<OverloadReport> {
  const stack = await startStack({ topic: "overload_bench", speed: "instant", workers: 1 });
  const mix = await prepareMix(stack);
  const node = { url: stack.url.replace("localhost", "127.0.0.1"), pid: stack.nodes[0]?.pid ?? 0 };
  try {
    await measure(node, mix, FIRST_PER_SECOND, roundMs);
    let bears = FIRST_PER_SECOND;
    for (let next = bears; next <= MOST_PER_SECOND; next *= GROWTH) {
      if (!isBorne(await measure(node, mix, next, roundMs))) break;
      bears = next;
    }
    const rounds = [];
    for (let nth = 0; nth < repeats; nth++) rounds.push(await measure(node, mix, bears * TIMES, roundMs));
    return { name: "overload", bearsPerSecond: Math.round(bears), rounds };
  } finally {
    await mix.close();
    await stack.stop();
  }
}

const isBorne = ({ order, completedShare, refusedShare, unsentShare }: OverloadRound): boolean =>
  order.p99Ms <= BEARABLE_MS &&
  completedShare >= BEARABLE_SHARE &&
  1 - Math.max(...Object.values(refusedShare)) >= BEARABLE_SHARE &&
  1 - unsentShare >= BEARABLE_SHARE;

async function measure(
  node: { readonly url: string; readonly pid: number },
  mix: Mix,
  perSecond: number,
  durationMs: number,
): Promise<OverloadRound> {
  const [startedMs, cpuUs, steal] = [performance.now(), cpuUsOf(node.pid), readTicks()];
  const result = await offerLoad({ url: node.url, durationMs, streams: mix.streams(perSecond) });
  const tookUs = (performance.now() - startedMs) * 1000;
  const nodeUs = cpuUsOf(node.pid) - cpuUs;
  return {
    offeredPerSecond: Math.round(perSecond),
    ...judge(result),
    cpuUsPerRequest: Math.round(nodeUs / sum(result.streams, sentOf)),
    nodeCores: round2(nodeUs / tookUs),
    loadCores: round2(result.cpuUs / tookUs),
    machineLoad: round2(loadavg()[0] ?? 0),
    stealShare: stealSince(steal),
    behindMs: result.behindMs,
  };
}

/** What an outsider can conclude from the answers alone. */
export function judge({ streams }: Pick<LoadResult, "streams">) {
  const orders = streams.filter(({ name }) => name === "status" || name === "submit");
  const orderMs = orders.flatMap(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const accepted = sum(streams, (each) => sentOf(each) - refusedOf(each));
  const completed = sum(streams, (each) => each.tookMs.length - faultsOf(each));
  return {
    order: {
      p50Ms: percentile(orderMs, 0.5),
      p99Ms: percentile(orderMs, 0.99),
      refusedShare: share(sum(orders, refusedOf), sum(orders, sentOf)),
    },
    completedShare: share(completed, accepted),
    refusedShare: Object.fromEntries(streams.map((each) => [each.name, share(refusedOf(each), sentOf(each))])),
    unsentShare: share(
      sum(streams, ({ unsent }) => unsent),
      sum(streams, ({ offered }) => offered),
    ),
  };
}

const sentOf = ({ offered, unsent }: StreamResult): number => offered - unsent;
const refusedOf = ({ statuses }: StreamResult): number => statuses["503"] ?? 0;
/** Our own faults, and limits on one visitor: a load that reaches those measures nothing. */
const faultsOf = ({ statuses }: StreamResult): number => (statuses["500"] ?? 0) + (statuses["429"] ?? 0);

const sum = (streams: readonly StreamResult[], pick: (stream: StreamResult) => number): number =>
  streams.reduce((total, each) => total + pick(each), 0);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000);
const round2 = (value: number): number => Math.round(value * 100) / 100;

function stealSince(before: ReturnType<typeof readTicks>): number {
  const now = readTicks();
  return share(now.steal - before.steal, now.all - before.all);
}
