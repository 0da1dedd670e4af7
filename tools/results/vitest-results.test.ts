import { expect, test } from "vitest";
import { countOutcomes, parseResults } from "./vitest-results.ts";

const report = (...files: unknown[]): string => JSON.stringify({ testResults: files });
const file = (status: string, ...statuses: string[]) => ({
  name: "x.test.ts",
  status,
  assertionResults: statuses.map((of, index) => ({ fullName: ` test ${index}`, status: of })),
});

test("tests are counted by outcome; what did not run is skipped", () => {
  const results = parseResults(
    "unit",
    report(file("failed", "passed", "failed"), file("passed", "passed", "pending", "todo")),
  );
  expect(results.tests[0]).toEqual({ name: "test 0", outcome: "passed" });
  expect(countOutcomes([results])).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test("a file that could not be loaded counts as a failure, though it has no tests", () => {
  const results = parseResults("unit", report(file("failed"), file("passed", "passed")));
  expect(results.brokenFiles).toEqual(["x.test.ts"]);
  expect(countOutcomes([results])).toEqual({ passed: 1, failed: 1, skipped: 0 });
});
