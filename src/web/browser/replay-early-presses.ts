export interface EarlyPressOptions {
  /** Told when React hears presses, and then whenever more of the page has come alive. */
  readonly hydratedEvent: string;
  /** After this a visitor no longer waits for an answer. */
  readonly maxAgeMs: number;
}

/**
 * Keeps a press on a button that only script can answer, until it can, and presses it again then. Nobody else hears a press
 * that is kept: it is heard once, when it is answered. Written into the page as text: it must not use anything outside itself.
 */
export function replayEarlyPresses({ hydratedEvent: aliveEvent, maxAgeMs: keptMs }: EarlyPressOptions): void {
  interface Press {
    isMeant(): boolean;
    forget(): void;
  }
  // Not what the browser or the frame answers at once. A submit button is its form's: nothing is ordered by a press that was kept.
  const ANSWERED_LATE = "button[type=button]:not([popovertarget]):not([commandfor]):not([data-banner-close])";
  const ANYTHING = "a,button,summary,label,input,select,textarea";
  const kept = new Map<HTMLElement, Press>();
  let doesReactHear = false;
  let isAnswering = false;

  const keep = (control: HTMLElement, event: Event): void => {
    const [drawn, address, pressedAtMs] = [control.outerHTML, location.href, Date.now()];
    let sign: Animation | undefined;
    const forget = (): void => {
      kept.delete(control);
      clearTimeout(timer);
      sign?.cancel();
    };
    const timer = setTimeout(forget, keptMs);
    kept.set(control, {
      // One that is gone from the page is heard by nobody.
      isMeant: () =>
        control.outerHTML === drawn &&
        location.href === address &&
        // Timers stand still while a page sleeps.
        Date.now() - pressedAtMs < keptMs,
      forget,
    });
    // React stops a press whose control it cannot answer for yet: one that gets to the control is answered.
    control.addEventListener("click", forget, { capture: true, once: true });
    if (!doesReactHear) event.stopPropagation();
    setTimeout(() => {
      // Somebody else has answered it.
      if (event.defaultPrevented) forget();
      // Neither an attribute nor a class: React compares those with its own. It fades once, to what can still be read, and stands still.
      else if (kept.has(control)) sign = control.animate?.({ opacity: 0.8 }, { duration: 150, fill: "forwards" });
    });
  };

  const notice = (event: Event): void => {
    const touched = event.target instanceof Element ? event.target.closest<HTMLElement>(ANYTHING) : null;
    if (isAnswering || !touched) return;
    // The last thing done is what the visitor waits for; only what is switched on and off stands beside it.
    for (const [control, press] of kept)
      if (control === touched || !control.hasAttribute("aria-pressed")) press.forget();
    if (event.type === "click" && touched.matches(ANSWERED_LATE)) keep(touched, event);
  };

  const answer = (): void => {
    isAnswering = true;
    for (const [control, press] of kept)
      if (press.isMeant()) control.click();
      else press.forget();
    isAnswering = false;
  };

  addEventListener("click", notice, true);
  addEventListener("input", notice, true);
  addEventListener("pagehide", () => kept.forEach((press) => press.forget()));
  addEventListener(aliveEvent, () => {
    doesReactHear = true;
    // A press may itself be what brings a part to life: that one is on its way there, and answered first.
    setTimeout(answer);
  });
}
