import { expect, test } from "vitest";
import { figuresOf, parseMetrics } from "./node-figures.ts";

const written = (counts: readonly [number, number, number], gcSeconds: number) => `
# HELP sparv_database_wait_seconds waits
nodejs_eventloop_lag_p99_seconds 0.0234
nodejs_eventloop_lag_max_seconds 0.081
nodejs_gc_duration_seconds_sum{kind="minor"} ${gcSeconds}
sparv_database_wait_seconds_bucket{le="0.001",pool="searches"} ${counts[0]}
sparv_database_wait_seconds_bucket{le="0.01",pool="searches"} ${counts[1]}
sparv_database_wait_seconds_bucket{le="+Inf",pool="searches"} ${counts[2]}
sparv_outbound_wait_seconds_count{target="a"} 2
`;

test("only what came after the first reading is counted", () => {
  const before = parseMetrics(written([900, 900, 900], 1));
  const after = parseMetrics(written([900, 1_000, 1_000], 1.5));
  expect(figuresOf(before, after, 10_000)).toEqual({
    loopDelayP99Ms: 23.4,
    loopDelayMaxMs: 81,
    gcShare: 0.05,
    gcLongestMs: 0,
    databaseWaitP99Ms: 10,
    outboundWaits: 0,
    outboundWaitP99Ms: 0,
  });
});
