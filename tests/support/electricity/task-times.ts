import type { Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

/** Every task of a thread is one of these. */
const TASK = "ThreadControllerImpl::RunTask";

/**
 * Processor time of each task that the page's own thread did meanwhile. A long task as the page measures it also lasts while others
 * have the processor.
 */
export async function traceTasks(page: Page, rendererPid: number, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error("no browser");
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ["toplevel"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  try {
    await act();
  } finally {
    await session.send("Tracing.end");
  }
  await complete;
  await session.detach();
  // The first thread of a process has its number.
  return events
    .filter(({ name, pid, tid }) => name === TASK && pid === rendererPid && tid === rendererPid)
    .map(({ tdur = 0 }) => tdur / 1_000);
}
