/* Both functions run inside the page, and may use nothing from here. */

/** A layout shift: when, how much, and which elements (at most five), each with its old and new position. */
export interface Shift {
  readonly atMs: number;
  readonly value: number;
  readonly moved: readonly string[];
}

interface Seen {
  lcpMs: number;
  cls: number;
  shifts: Shift[];
  inpMs: number;
  fcpMs: number;
  longTasks: { startMs: number; durationMs: number }[];
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs before the page's own scripts: records what the browser reports of paints, layout shifts and delays. */
export function watchVitals(): void {
  const seen: Seen = { lcpMs: 0, cls: 0, shifts: [], inpMs: 0, fcpMs: 0, longTasks: [] };
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
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${node.getAttribute("class") ?? ""}` : (node?.nodeName ?? "gone");
  const placeOf = ({ top, bottom }: DOMRectReadOnly): string => `${Math.round(top)}–${Math.round(bottom)}`;
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & LayoutShift;
    if (hadRecentInput) return;
    seen.cls += value;
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
    );
    seen.shifts.push({ atMs: Math.round(startTime), value: Math.round(value * 1000) / 1000, moved });
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
export function readVitals(): { lcpMs: number; tbtMs: number; cls: number; shifts: readonly Shift[]; inpMs: number } {
  const { lcpMs, cls, shifts, inpMs, fcpMs, longTasks } = (globalThis as unknown as { vitalsSeen: Seen }).vitalsSeen;
  const tbtMs = longTasks
    .filter(({ startMs, durationMs }) => startMs + durationMs > fcpMs)
    .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0);
  return {
    lcpMs: Math.round(lcpMs),
    tbtMs: Math.round(tbtMs),
    cls: Math.round(cls * 1000) / 1000,
    shifts,
    inpMs: Math.round(inpMs),
  };
}
