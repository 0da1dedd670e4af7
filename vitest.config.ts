import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

const node = { environment: "node" as const, testTimeout: 15_000, hookTimeout: 60_000 };

/** In CI a test that needs servers and failed is tried once more, and the summary names it: docs/decisions/0139. */
const retry = process.env["CI"] === undefined ? 0 : 1;
const READABLE_FAILURES = "tests/support/readable-failures.ts";

const journey = {
  ...node,
  include: ["tests/journeys/**/*.test.ts"],
  globalSetup: ["tests/support/journey-stack.ts"],
  // A browser and the imports for each process, not for each file.
  isolate: false,
  setupFiles: ["tests/support/after-each-journey.ts"],
  // Each wait within a journey has its own limit, which a fault reaches first: this one is only for a machine that is busy with other things.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  retry,
  // A page on a busy machine takes its time; what is waited for must come all the same.
  expect: { poll: { timeout: 10_000 } },
};
const ALONE = "tests/journeys/alone/**/*.test.ts";

const CONFORMANCE = "tests/contracts/conformance/**/*.test.ts";

export default defineConfig({
  // CSS Modules keep their written class names in tests, so that a test can read them.
  css: { modules: { generateScopedName: "[local]" } },
  test: {
    // Left to itself it keeps one core free, which of two is half the machine.
    maxWorkers: "100%",
    // What the tests and the programs in them print is read only beside a failure.
    silent: "passed-only",
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: "unit",
          setupFiles: [READABLE_FAILURES],
          include: ["{src,simulators,gallery,tools}/**/*.test.ts"],
          // A process and its imports anew for each of so many small files took longer than the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: ["{src,gallery}/**/*.test.tsx"],
          // A world of its own for each file still, but jsdom is read once: it was most of their time.
          pool: "vmForks",
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...node, name: "architecture", include: ["tests/architecture/**/*.test.ts"], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...node,
          name: "contracts",
          include: ["tests/{contracts,security}/**/*.test.ts"],
          exclude: [CONFORMANCE],
          setupFiles: [READABLE_FAILURES],
          retry,
          // A process keeps its imports, and the stack that its files share (`tests/support/shared-stack.ts`).
          isolate: false,
          // Most of a file's time is waiting for engines to start and clocks to pass: two cores serve three.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // What is waited for takes longer beside two other files and the fault runs.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // Needs no build.
      {
        extends: true,
        test: {
          ...node,
          name: "conformance",
          include: [CONFORMANCE],
          setupFiles: [READABLE_FAILURES],
          retry,
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Two thirds of a journey are waiting: two cores serve four.
      { extends: true, test: { ...journey, name: "journeys", exclude: [ALONE], maxWorkers: 4 } },
      // `npm run dev` in copies of this checkout: each start takes a core and more.
      {
        extends: true,
        test: {
          ...node,
          name: "dev",
          include: ["tests/dev/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // Those that stop something all visitors share, by `npm run tool -- journeys alone`: one at a time, in a stack of their own.
      {
        extends: true,
        test: {
          ...journey,
          name: "journeys-alone",
          include: [ALONE],
          fileParallelism: false,
        },
      },
    ],
  },
});
