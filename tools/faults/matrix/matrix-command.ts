import { ensureFakeClock } from "#tools/services/fake-clock.ts";
import { runMatrix } from "./matrix.ts";
import { selectRows } from "./matrix-plan.ts";
import { isFaultless, type MatrixReport, reportOf, writeRow } from "./matrix-report.ts";
import { startMatrixWorld } from "./matrix-world.ts";

export interface MatrixCommand {
  readonly seed: number;
  /** Rows or parts, separated by commas; all when undefined. */
  readonly only: string | undefined;
  readonly faultSeconds: number;
  /** Puts each row into the document as it ends, beside those of earlier runs. */
  readonly isWritten: boolean;
  readonly log: (line: string) => void;
}

/** Starts a world, runs the rows that are asked for and stops it; its logs stay when a row has a fault. */
export async function runMatrixCommand(command: MatrixCommand): Promise<MatrixReport> {
  const { seed, log } = command;
  const rows = selectRows(command.only);
  // Before the world: an installation would stop everything that this process does.
  if (rows.some(({ failure }) => failure === "clock")) ensureFakeClock();
  const startedMs = performance.now();
  const world = await startMatrixWorld({
    seed,
    hasSmallDisks: rows.some(({ failure }) => failure === "disk"),
    fillsSeries: rows.some(({ part }) => part === "prices"),
  });
  log(`started in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`);
  let isWell = false;
  try {
    const done = (row: MatrixReport["rows"][number]) => {
      if (command.isWritten) writeRow({ ...row, ranOn: new Date().toISOString().slice(0, 10) });
    };
    const options = { seed, faultMs: command.faultSeconds * 1_000, log, done };
    const ran = await runMatrix(world, rows, options);
    for (const chain of ran.brokenChains) log(`broken audit chain: ${chain}`);
    const report = reportOf(seed, ran.rows, ran.brokenChains.length);
    isWell = isFaultless(report);
    return report;
  } finally {
    await world.stop({ keepFiles: !isWell });
    if (!isWell) console.error(`logs are in ${world.folder}`);
  }
}
