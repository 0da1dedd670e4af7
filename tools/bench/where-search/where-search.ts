import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Redis } from "ioredis";
import pg from "pg";
import { startStack } from "#tools/processes/stack.ts";
import { openProfiler } from "../profile.ts";
import { measurePaceFactor } from "../pace.ts";
import { createPacedSearches, EVERY_SEARCH_ASKS, type PacedResult, requireVertical } from "../paced-searches.ts";
import { readUse, type StackUse, usePerSearch } from "./process-use.ts";
import { INSPECTED, type ProfileSummary, summarizeProfile } from "./node-profile.ts";

export interface WhereLength {
  readonly perSecond: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
  readonly profiledMs: number;
  /** Where the profiles are stored for a browser's developer tools. */
  readonly profilesFolder?: string | undefined;
}

export const WHERE: WhereLength = { perSecond: 60, warmUpMs: 10_000, measuredMs: 15_000, profiledMs: 6_000 };
export const SHORT_WHERE: WhereLength = { perSecond: 5, warmUpMs: 500, measuredMs: 1_000, profiledMs: 500 };

/** Of one vertical at one speed of its providers. */
export interface WhereResult extends PacedResult {
  readonly name: string;
  readonly perSecond: number;
  /** What the machine charges at this pace for a computation that costs 1 in a row. */
  readonly paceFactor: number;
  /** Processor time in microseconds, statements, commands and bytes. */
  readonly perSearch: StackUse;
  readonly node: ProfileSummary;
  readonly simulators: ProfileSummary;
}

/**
 * Where the processor time of a search goes, by process, and in the node by part of the code. At an even pace, after the start, so
 * that neither the start nor a queue is counted; the profile is taken afterwards, because taking it costs time too.
 */
export async function benchWhere(
  verticalName: string,
  speed: "instant" | "real",
  { perSecond, warmUpMs, measuredMs, profiledMs, profilesFolder }: WhereLength,
): Promise<WhereResult> {
  const vertical = requireVertical(verticalName);
  const paceFactor = await measurePaceFactor(perSecond);
  const env = { ...EVERY_SEARCH_ASKS, ...INSPECTED, SPARV_LOAD_SHEDDING: "off" };
  const stack = await startStack({ topic: "bench_where", speed, env });
  const searches = createPacedSearches(stack, vertical);
  const database = new pg.Client({ connectionString: stack.env["SPARV_DATABASE_URL"] });
  const redis = new Redis(stack.env["SPARV_REDIS_URL"] ?? "");
  const measured = {
    nodePid: stack.nodes[0]?.pid ?? 0,
    simulatorsPid: stack.simulatorsPid,
    database,
    redis,
  };
  try {
    await database.connect();
    await searches.run({ perSecond, durationMs: warmUpMs });
    const before = await readUse(measured);
    const result = await searches.run({ perSecond, durationMs: measuredMs });
    const after = await readUse(measured);
    const profilers = await Promise.all(PROFILED.map((program) => openProfiler(stack.readLogs(program).join("\n"))));
    for (const profiler of profilers) await profiler.start();
    await searches.run({ perSecond, durationMs: profiledMs });
    const profiles = await Promise.all(profilers.map((profiler) => profiler.stop()));
    for (const profiler of profilers) profiler.close();
    if (profilesFolder !== undefined)
      for (const [at, profile] of profiles.entries())
        writeFileSync(join(profilesFolder, `${PROFILED[at]}-${speed}.cpuprofile`), JSON.stringify(profile));
    const [node, simulators] = profiles.map((profile) => summarizeProfile(profile));
    return {
      name: `where ${verticalName}, providers ${speed === "instant" ? "answer at once" : "at their real speed"}`,
      perSecond,
      paceFactor,
      ...result,
      perSearch: usePerSearch(before, after, result.searches),
      node: node ?? NOTHING,
      simulators: simulators ?? NOTHING,
    };
  } finally {
    redis.disconnect();
    await Promise.all([searches.close(), database.end()]);
    await stack.stop();
  }
}

const PROFILED = ["web-1", "simulators"];
const NOTHING: ProfileSummary = { groups: [], functions: [] };

const LEAST_SHARE = 0.01;

/** As a person reads it. */
export function describeWhere({
  name,
  perSecond,
  paceFactor,
  searches,
  failed,
  p99Ms,
  perSearch,
  node,
}: WhereResult): string {
  const ms = (us: number): string => `${(us / 1000).toFixed(2)} ms`;
  const rows: readonly (readonly [string, string])[] = [
    ["web node", ms(perSearch.nodeUs)],
    ["simulators", ms(perSearch.simulatorsUs)],
    ["generator", ms(perSearch.generatorUs)],
    ["PostgreSQL, own connections", ms(perSearch.databaseUs)],
    ["PostgreSQL, shared work", ms(perSearch.databaseSharedUs)],
    ["Redis", ms(perSearch.redisUs)],
    ["statements", String(perSearch.statements)],
    ["Redis commands", String(perSearch.redisCommands)],
    ["bytes to the node", String(Math.round(perSearch.bytesIn))],
    ["bytes from the node", String(Math.round(perSearch.bytesOut))],
  ];
  return [
    `${name}: ${searches} searches at ${perSecond}/s, ${failed} failed, p99 ${p99Ms} ms. Per search:`,
    ...rows.map(([label, value]) => `  ${label.padEnd(40)} ${value.padStart(12)}`),
    `  (the machine charges ${paceFactor} times as much for a computation at this pace as in a row)`,
    "  Of the node's own time:",
    ...node.groups
      .filter(({ share }) => share >= LEAST_SHARE)
      .map(({ group, share }) => `  ${group.padEnd(40)} ${`${(share * 100).toFixed(1)} %`.padStart(12)}`),
  ].join("\n");
}
