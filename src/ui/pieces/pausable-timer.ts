export interface PausableTimer {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** WCAG 2.2.1: a message that leaves by itself waits while someone points at it or has focus in it. */
export function startPausableTimer(durationMs: number, onEnd: () => void): PausableTimer {
  let leftMs = durationMs;
  let startedAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    startedAtMs = performance.now();
    timer = setTimeout(onEnd, leftMs);
  };
  run();
  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - startedAtMs;
    },
    resume() {
      if (timer === undefined) run();
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
