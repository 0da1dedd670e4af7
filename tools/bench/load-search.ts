import { freePorts } from "#tools/services/free-port.ts";
import { startStack } from "#tools/processes/stack.ts";
import { cpuUsOf } from "./cpu-time.ts";
import { figuresOf, type NodeFigures, readMetrics } from "./node-figures.ts";
import {
  createPacedSearches,
  EVERY_SEARCH_ASKS,
  type Load,
  type PacedResult,
  requireVertical,
} from "./paced-searches.ts";

export interface LoadResult extends PacedResult {
  readonly name: string;
  readonly perSecond: number;
  readonly cpuUsPerOp: number;
  /** What the slowest of them may have waited for. */
  readonly node: NodeFigures;
}

/** A node serves for days: the first searches, which run before the compiler has optimised the code, are not counted. */
const WARM_UP_SEARCHES = 2_000;

/**
 * Searches at an even pace against insurers that answer at once: all the time that a search takes then lies on top of the slowest
 * insurer's.
 */
export async function loadSearch(verticalName: string, load: Load): Promise<LoadResult> {
  const vertical = requireVertical(verticalName);
  const [metricsPort = 0] = await freePorts(1);
  const env = { ...EVERY_SEARCH_ASKS, SPARV_METRICS_PORT: String(metricsPort) };
  const stack = await startStack({ topic: "bench", speed: "instant", env });
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const searches = createPacedSearches(stack, vertical);
  try {
    await searches.run({ ...load, durationMs: warmUpMs(load) });
    const pid = stack.nodes[0]?.pid ?? 0;
    const before = await readMetrics(metricsUrl);
    const startedMs = performance.now();
    const cpuBeforeUs = cpuUsOf(pid);
    const result = await searches.run(load);
    const cpuUs = cpuUsOf(pid) - cpuBeforeUs;
    const node = figuresOf(before, await readMetrics(metricsUrl), performance.now() - startedMs);
    return {
      name: `load ${verticalName}, ${vertical.providers.length} providers that answer at once`,
      perSecond: load.perSecond,
      ...result,
      cpuUsPerOp: Math.round(cpuUs / Math.max(1, result.searches)),
      node,
    };
  } finally {
    await searches.close();
    await stack.stop();
  }
}

/** As many seconds as the measurement at most: a short run shows that it works. */
const warmUpMs = ({ perSecond, durationMs }: Load): number =>
  Math.min((WARM_UP_SEARCHES * 1000) / perSecond, durationMs);
