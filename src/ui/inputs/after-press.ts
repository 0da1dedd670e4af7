/**
 * Runs at once, or as soon as the press under way has ended. A press moves focus before it is released: a message that a
 * field shows on blur would move the button under the finger, and the press would miss it.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.push(run);
  else run();
}

let isPressing = false;
let waiting: (() => void)[] = [];

function begin(): void {
  isPressing = true;
}

/** The click comes right after the release: the callback runs after both. */
function end(): void {
  isPressing = false;
  if (waiting.length === 0) return;
  setTimeout(() => {
    const ended = waiting;
    waiting = [];
    for (const run of ended) run();
  });
}

// A finger's pointer is up before its focus moves; the mouse events that follow surround the focus event.
const BEGINNINGS = ["pointerdown", "mousedown"];
// The browser's own lists and drags may swallow the release; the next key shows that it is over.
const ENDS = ["pointerup", "pointercancel", "mouseup", "dragend", "keydown"];

if (typeof document !== "undefined") {
  for (const kind of BEGINNINGS) document.addEventListener(kind, begin, { capture: true, passive: true });
  for (const kind of ENDS) document.addEventListener(kind, end, { capture: true, passive: true });
}
