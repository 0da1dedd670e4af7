/* Both functions run inside the page, and may use nothing from here. */

interface Seen {
  lcpMs: number;
  cls: number;
  inpMs: number;
  fcpMs: number;
  longTasks: { startMs: number; durationMs: number }[];
}

/** Before the page's own scripts: notes what the browser tells of painting, moving and waiting. */
export function watchVitals(): void {
  const seen: Seen = { lcpMs: 0, cls: 0, inpMs: 0, fcpMs: 0, longTasks: [] };
  (globalThis as unknown as { vitalsSeen: Seen }).vitalsSeen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcpMs = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcpMs = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  watch("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ startMs: startTime, durationMs: duration });
  });
  const note = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) {
      seen.inpMs = Math.max(seen.inpMs, entry.duration);
    }
  };
  watch("event", note, { durationThreshold: 16 });
}

/** What has been seen so far; blocking time is what every long task had beyond 50 ms after the first paint. */
export function readVitals(): { lcpMs: number; tbtMs: number; cls: number; inpMs: number } {
  const { lcpMs, cls, inpMs, fcpMs, longTasks } = (globalThis as unknown as { vitalsSeen: Seen }).vitalsSeen;
  const tbtMs = longTasks
    .filter(({ startMs, durationMs }) => startMs + durationMs > fcpMs)
    .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0);
  return {
    lcpMs: Math.round(lcpMs),
    tbtMs: Math.round(tbtMs),
    cls: Math.round(cls * 1000) / 1000,
    inpMs: Math.round(inpMs),
  };
}
