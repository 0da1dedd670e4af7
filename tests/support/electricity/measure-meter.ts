import type { Page, Worker } from "playwright-core";
import { traceTasks } from "./task-times.ts";
import { findWorkerThread, type ThreadTime } from "./thread-time.ts";

/** One file from the choice until the list is ranked. Processor time at full speed, without what others do on the machine. */
export interface MeterRun {
  /** The longest task of the page. */
  readonly taskMs: number;
  /** Of the worker. */
  readonly workerMs: number;
  /** Of a loop of ten million turns in the worker, just before. */
  readonly bareMs: number;
  /** By the clock, with all that others do beside. */
  readonly clockMs: number;
}

const BARE_TURNS = 10_000_000;

export async function measureMeter(page: Page, path: string): Promise<MeterRun> {
  const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
  const { pid, usedMs } = await findWorkerThread(page);
  const bareMs = await bareLoop(worker, usedMs);
  const beforeMs = usedMs();
  let clockMs = 0;
  const tasksMs = await traceTasks(page, pid, async () => {
    const ranked = page.evaluate(untilRanked);
    await page.getByLabel("Välj fil").setInputFiles(path);
    clockMs = await ranked;
  });
  if (tasksMs.length === 0) throw new Error("no task of the page was traced");
  return { taskMs: Math.max(...tasksMs), workerMs: usedMs() - beforeMs, bareMs, clockMs };
}

/** Runs in the page, and waits without asking it again and again: that would be its longest task. */
function untilRanked(): Promise<number> {
  return new Promise((resolve) => {
    let startedMs = 0;
    document.addEventListener("change", () => (startedMs = performance.now()), { capture: true });
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll("h2")].some((one) => one.textContent === "Ny ordning för dig")) return;
      watch.disconnect();
      const tookMs = performance.now() - startedMs;
      // The list is laid out and painted after it is there.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(tookMs)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

const BARE_ROUNDS = 3;

/** The least of several: the first ones are compiled meanwhile. */
async function bareLoop(worker: Worker, usedMs: ThreadTime): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < BARE_ROUNDS) {
    const beforeMs = usedMs();
    await worker.evaluate((turns) => {
      let sum = 0;
      for (let turn = 0; turn < turns; turn += 1) sum = (sum + turn * 3) % 1_000_003;
      return sum;
    }, BARE_TURNS);
    rounds.push(usedMs() - beforeMs);
  }
  return Math.min(...rounds);
}
