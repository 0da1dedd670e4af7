/** What delays a node's answers, since the figures before. Milliseconds. */
export interface NodeFigures {
  readonly loopDelayP99Ms: number;
  readonly loopDelayMaxMs: number;
  readonly gcShare: number;
  /** The longest pause is not longer than this. */
  readonly gcLongestMs: number;
  readonly databaseWaitP99Ms: number;
  readonly outboundWaits: number;
  readonly outboundWaitP99Ms: number;
}

interface Sample {
  readonly name: string;
  readonly le: number;
  readonly value: number;
}

/** Of a node's metrics: reading them also starts a new measurement of the loop's delay. */
export async function readMetrics(url: string): Promise<readonly Sample[]> {
  return parseMetrics(await (await fetch(url)).text());
}

export const parseMetrics = (text: string): readonly Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{([^}]*)\})? (\S+)$/gm)].map(([, name = "", labels = "", value = ""]) => ({
    name,
    le: Number((/le="([^"]+)"/.exec(labels)?.[1] ?? "NaN").replace("+Inf", "Infinity")),
    value: Number(value),
  }));

export function figuresOf(before: readonly Sample[], after: readonly Sample[], tookMs: number): NodeFigures {
  const single = (name: string): number => after.find((sample) => sample.name === name)?.value ?? 0;
  const grown = (name: string): number => sumOf(after, name) - sumOf(before, name);
  const quantile = (name: string, share: number): number => quantileMs(bucketsOf(before, after, name), share);
  return {
    loopDelayP99Ms: toMs(single("nodejs_eventloop_lag_p99_seconds")),
    loopDelayMaxMs: toMs(single("nodejs_eventloop_lag_max_seconds")),
    gcShare: Math.round((grown("nodejs_gc_duration_seconds_sum") * 1_000_000) / tookMs) / 1000,
    gcLongestMs: quantile("nodejs_gc_duration_seconds", 1),
    databaseWaitP99Ms: quantile("sparv_database_wait_seconds", 0.99),
    outboundWaits: grown("sparv_outbound_wait_seconds_count"),
    outboundWaitP99Ms: quantile("sparv_outbound_wait_seconds", 0.99),
  };
}

const toMs = (seconds: number): number => Math.round(seconds * 10_000) / 10;

const sumOf = (samples: readonly Sample[], name: string): number =>
  samples.filter((sample) => sample.name === name).reduce((sum, { value }) => sum + value, 0);

/** How many were added to each bucket, by its upper limit in seconds; a bucket includes those below it. */
function bucketsOf(before: readonly Sample[], after: readonly Sample[], name: string): Map<number, number> {
  const grown = new Map<number, number>();
  for (const [samples, sign] of [
    [after, 1],
    [before, -1],
  ] as const)
    for (const sample of samples)
      if (sample.name === `${name}_bucket`) grown.set(sample.le, (grown.get(sample.le) ?? 0) + sign * sample.value);
  return grown;
}

/** The upper limit of the bucket that the share falls into; 0 when there was nothing. */
function quantileMs(buckets: ReadonlyMap<number, number>, share: number): number {
  const sorted = [...buckets].toSorted(([a], [b]) => a - b);
  const count = sorted.at(-1)?.[1] ?? 0;
  const [limit = 0] = count === 0 ? [] : (sorted.find(([, upTo]) => upTo >= count * share) ?? []);
  return toMs(limit);
}
