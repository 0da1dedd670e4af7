import { join, relative } from "node:path";
import { createVitest, type TestCase, type TestModule } from "vitest/node";
import { type Instrumented, instrumentFiles } from "./instrument.ts";
import type { Plan } from "./switch-mutant.ts";

export interface Outcome {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly state: string;
  readonly durationMs: number;
  /** Changes that it executed, and those that were executed while its file was loaded. */
  readonly covered: readonly string[];
  readonly coveredBefore: readonly string[];
  /** For each time it was run, whether it failed. */
  readonly failed: readonly boolean[];
  readonly fault: string;
}

export interface FileOutcome {
  readonly file: string;
  /** Whether it could be loaded at all. */
  readonly isLoaded: boolean;
  readonly tests: readonly Outcome[];
}

export interface MutatedTests extends Pick<Instrumented, "mutants" | "instrument"> {
  run(plans: ReadonlyMap<string, Plan>, names?: RegExp): Promise<FileOutcome[]>;
  stop(): Promise<void>;
}

export interface TestSetting {
  readonly root: string;
  readonly environment: "node" | "jsdom";
  readonly include: readonly string[];
  readonly isMutated: (file: string) => boolean;
  /** Also changes to numbers, and to what is written `as const`. */
  readonly hasConstants?: boolean;
  readonly workers: number;
}

const SWITCH = "tools/mutation/switch-mutant.ts";
const TEST_TIMEOUT_MS = 15_000;
const HOOK_TIMEOUT_MS = 60_000;

/** One process for all changes: they are compiled in once, and switched. */
export async function openTests({
  root,
  environment,
  include,
  isMutated,
  hasConstants = false,
  workers,
}: TestSetting): Promise<MutatedTests> {
  const { mutants, instrument, plugin } = instrumentFiles(root, isMutated, { hasConstants });
  const vitest = await createVitest(
    "test",
    {
      config: false,
      root,
      watch: false,
      environment,
      pool: "threads",
      maxWorkers: workers,
      include: [...include],
      setupFiles: [join(import.meta.dirname, "../..", SWITCH)],
      reporters: [{}],
      // A file is compiled with its changes in one run and without them in another.
      fsModuleCache: false,
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: HOOK_TIMEOUT_MS,
      onConsoleLog: () => false,
    },
    { plugins: [plugin], css: { modules: { generateScopedName: "[local]" } } },
  );
  return {
    mutants,
    instrument,
    async run(plans, names) {
      vitest.provide("plans", Object.fromEntries([...plans].map(([file, plan]) => [join(root, file), plan])));
      if (names) vitest.setGlobalTestNamePattern(names);
      const wanted = new Set([...plans.keys()].map((file) => join(root, file)));
      const found = await vitest.globTestSpecifications([...wanted]);
      const { testModules } = await vitest.runTestSpecifications(found.filter(({ moduleId }) => wanted.has(moduleId)));
      return testModules.map((module) => fileOutcome(relative(root, module.moduleId), module));
    },
    async stop() {
      await vitest.close();
      // A test that failed with a change, or when a file was loaded with one, is a result here and not a fault of the command.
      process.exitCode = 0;
    },
  };
}

function fileOutcome(file: string, module: TestModule): FileOutcome {
  const tests = [...module.children.allTests()].map((test) => outcomeOf(file, test));
  return { file, isLoaded: module.errors().length === 0, tests };
}

function outcomeOf(file: string, test: TestCase): Outcome {
  const { state, errors } = test.result();
  const { covered = [], coveredBefore = [], failed = [] } = test.meta();
  const durationMs = test.diagnostic()?.duration ?? 0;
  const fault = errors?.[0]?.message.split("\n")[0] ?? "";
  return { id: test.id, file, name: test.fullName, state, durationMs, covered, coveredBefore, failed, fault };
}
