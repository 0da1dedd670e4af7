import { join } from "node:path";
import { type RunningService, startService } from "#tools/services/running-service.ts";
import { NODE, ROOT } from "./paths.ts";

/** The programs of the product and the simulated companies, each by the file that Node runs. */
export const PROGRAM_FILES = {
  simulators: "src/main/simulators.ts",
  worker: "src/main/worker.ts",
  web: "build/server/index.js",
} as const;
export type ProgramKind = keyof typeof PROGRAM_FILES;

/** The command that runs a program in another way than by this Node, for example in a container. */
export type LaunchProgram = (
  kind: ProgramKind,
  args: readonly string[],
) => { readonly command: string; readonly args: readonly string[] };

export interface ProgramToStart {
  readonly kind: ProgramKind;
  /** Of its log and of its node; the kind when there is only one. */
  readonly name?: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Answers when the program has started. */
  readonly readyUrl: string;
  readonly logFile: string;
  /** Of another release. */
  readonly cwd?: string;
  readonly launch?: LaunchProgram | undefined;
  /** Outlives the process that starts it. */
  readonly isDetached?: boolean;
}

/** Without it each start compiles the source again, which is most of its time. */
export const COMPILE_CACHE = join(ROOT, ".results/compile-cache");
/** Longer than the programs give themselves: one that is killed instead of stopped would fail requests. */
const STOP_WITHIN_MS = 40_000;

const byNode: LaunchProgram = (_kind, args) => ({ command: NODE, args });

/** Starts one of our programs as production does, with these settings and no others. */
export function startProgram(program: ProgramToStart): Promise<RunningService> {
  const { kind, name = kind, args = [], env, readyUrl, logFile, cwd = ROOT, launch = byNode } = program;
  return startService({
    name,
    url: readyUrl,
    ...launch(kind, [PROGRAM_FILES[kind], ...args]),
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env, NODE_ENV: "production", PATH: process.env["PATH"] ?? "" },
    cwd,
    logFile,
    stopSignal: "SIGTERM",
    stopWithinMs: STOP_WITHIN_MS,
    isDetached: program.isDetached ?? false,
    isReady: () => answers(readyUrl),
  });
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
