import { expect, test } from "vitest";
import { countOutcomes, parseResults } from "./vitest-results.ts";

const report = (...files: unknown[]): string => JSON.stringify({ testResults: files });
const file = (status: string, ...statuses: string[]) => ({
  name: `${process.cwd()}/src/x.test.ts`,
  status,
  assertionResults: statuses.map((of, index) => ({ fullName: ` test ${index}`, status: of })),
});

test("tests are counted by outcome; what did not run is skipped", () => {
  const results = parseResults(
    "unit",
    report(file("failed", "passed", "failed"), file("passed", "passed", "pending", "todo")),
  );
  expect(results.tests[0]).toEqual({ name: "test 0", file: "src/x.test.ts", outcome: "passed" });
  expect(countOutcomes([results])).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

test("a file that could not be loaded counts as a failure, though it has no tests", () => {
  const results = parseResults("unit", report(file("failed"), file("passed", "passed")));
  expect(results.brokenFiles).toEqual([`${process.cwd()}/src/x.test.ts`]);
  expect(countOutcomes([results])).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("the message of a failed test is stored, without colours and without stack frames of libraries", () => {
  const message = "\u001B[31mError: no list\u001B[39m\n    at /x/node_modules/y.js:1\n    at /x/tests/z.test.ts:2";
  const failed = { fullName: "a list", status: "failed", failureMessages: [message] };
  const results = parseResults("unit", report({ name: "x.test.ts", status: "failed", assertionResults: [failed] }));
  expect(results.tests[0]?.fault).toBe("Error: no list\n    at /x/tests/z.test.ts:2");
});
