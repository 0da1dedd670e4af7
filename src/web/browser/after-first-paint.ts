export interface FirstPaintOptions {
  /** For a browser that does not report its paints. */
  readonly maxWaitMs: number;
}

/**
 * Runs when the page has been painted, once. A page that no one sees is not painted: there it runs at once. An inline script: it
 * must not use anything outside itself.
 */
export function afterFirstPaint(run: () => void, { maxWaitMs }: FirstPaintOptions): void {
  let hasRun = false;
  const runOnce = (): void => {
    if (hasRun) return;
    hasRun = true;
    observer.disconnect();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(runOnce, maxWaitMs);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) runOnce();
  });
  if (document.hidden) runOnce();
  else observer.observe({ type: "paint", buffered: true });
}
