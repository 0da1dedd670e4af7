import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** Milliseconds of processor time that a thread has used so far. What else runs on the machine does not count. */
export type ThreadTime = () => number;

/** The thread's name as the kernel has it, which cuts it at 15 signs. */
const WORKER_THREAD = "DedicatedWorker";

export interface WorkerThread {
  /** Of the process that the page and its worker share. */
  readonly pid: number;
  readonly usedMs: ThreadTime;
}

/** Of the page's one worker. */
export async function findWorkerThread(page: Page): Promise<WorkerThread> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error("no browser");
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const threads = processInfo.filter(({ type }) => type === "renderer").flatMap(({ id }) => workerThreads(id));
  const [thread, ...others] = threads;
  if (!thread || others.length > 0) throw new Error(`${threads.length} worker threads instead of one`);
  return {
    pid: Number(thread.split("/")[2]),
    usedMs: () => Number(readFileSync(`${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6,
  };
}

function workerThreads(pid: number): string[] {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder)
    .map((thread) => `${folder}/${thread}`)
    .filter((thread) => readFileSync(`${thread}/comm`, "utf8").startsWith(WORKER_THREAD));
}
