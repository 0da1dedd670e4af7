import { expect, test } from "vitest";
import { testRuns } from "#tests/support/test-runs.ts";
import { runFuzz } from "#tools/fuzz/run-fuzz.ts";

test("requests made from the contracts give no server error, hang or leak", { timeout: 240_000 }, async () => {
  const { serverErrors, hangs, leaks, faults, reachedShare, statuses } = await runFuzz({
    topic: "fuzz_test",
    // `npm run tool -- fuzz` sends more.
    requests: testRuns(1_000),
    seed: 20_261_116,
    log: () => undefined,
  });
  console.log(`fuzz: ${JSON.stringify(statuses)}, ${Math.round(reachedShare * 100)} % reached a handler`);
  expect(faults).toEqual([]);
  expect({ serverErrors, hangs, leaks }).toEqual({ serverErrors: 0, hangs: 0, leaks: 0 });
  expect(reachedShare).toBeGreaterThan(0.6);
});
