import { afterEach, beforeAll, beforeEach, inject, type TestContext } from "vitest";

/** What is changed while a test file runs. */
export interface Plan {
  /** Switched on before the file is loaded and until it ends: for what is computed once. */
  readonly active?: string;
  /** By test: changes to run it with, one after the other. Before and after each it is run without. */
  readonly tries?: Readonly<Record<string, readonly string[]>>;
}

declare module "vitest" {
  interface ProvidedContext {
    /** By test file. */
    readonly plans: Readonly<Record<string, Plan>>;
  }
  interface TaskMeta {
    covered?: string[];
    coveredBefore?: string[];
    /** Whether it failed: without a change, with the first one, without, with the second one, and so on. */
    failed?: boolean[];
  }
}

/** What instrumented code reads and writes. */
interface Switchboard {
  activeMutant?: string;
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

type Task = TestContext["task"];
interface Suite {
  readonly tasks: readonly (Suite | Task)[];
}

/** A change may make a loop endless: after so many steps it fails instead. */
const MAX_STEPS = 3_000_000;
const NONE = "none";

const world = globalThis as unknown as Record<string, unknown>;
const worker = world["__vitest_worker__"] as { readonly filepath: string };
const plan = inject("plans")[worker.filepath] ?? {};
const board: Switchboard = {};
world["__stryker__"] = board;
let currentTest: string | undefined;
let steps = 0;
board.activeMutant = plan.active ?? NONE;
// Instrumented code reads this at every step, so it is where an endless loop can be ended.
Object.defineProperty(board, "currentTestId", {
  configurable: true,
  get() {
    steps += 1;
    if (steps > MAX_STEPS) throw new Error(`more than ${MAX_STEPS} steps`);
    return currentTest;
  },
});

// oxlint-disable-next-line no-empty-pattern -- the runner looks at the pattern to see what the hook needs
beforeAll(({}, suite) => repeatTests(suite as unknown as Suite));

beforeEach(({ task }) => {
  const at = task.result?.repeatCount ?? 0;
  const tried = at % 2 === 1 ? triesOf(task)[(at - 1) / 2] : undefined;
  board.activeMutant = tried ?? plan.active ?? NONE;
  currentTest = task.id;
  steps = 0;
});

afterEach(({ task }) => {
  steps = 0;
  board.activeMutant = plan.active ?? NONE;
  currentTest = undefined;
  (task.meta.failed ??= []).push(task.result?.state === "fail");
  task.meta.covered ??= Object.keys(board.mutantCoverage?.perTest[task.id] ?? {});
  task.meta.coveredBefore ??= Object.keys(board.mutantCoverage?.static ?? {});
});

function repeatTests({ tasks }: Suite): void {
  for (const task of tasks)
    if ("tasks" in task) repeatTests(task);
    else Object.assign(task, { repeats: 2 * triesOf(task).length });
}

function triesOf({ id }: Task): readonly string[] {
  return plan.tries?.[id] ?? [];
}
