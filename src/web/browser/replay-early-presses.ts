export interface EarlyPressOptions {
  /** Dispatched when React handles presses, and then whenever another part of the page is hydrated. */
  readonly hydratedEvent: string;
  /** After this time a visitor no longer waits for an answer. */
  readonly maxAgeMs: number;
}

/**
 * Queues a press on a button that only script can handle, and repeats the press when the button is hydrated. The queued press
 * reaches no other listener: it is handled once, on replay. An inline script: it must not use anything outside itself.
 */
export function replayEarlyPresses({ hydratedEvent, maxAgeMs }: EarlyPressOptions): void {
  interface Press {
    isCurrent(): boolean;
    forget(): void;
  }
  // Not what the browser or the frame handles at once. A submit button belongs to its form: a queued press never orders anything.
  const HANDLED_AFTER_HYDRATION = "button[type=button]:not([popovertarget]):not([commandfor]):not([data-banner-close])";
  const ANYTHING = "a,button,summary,label,input,select,textarea";
  const queued = new Map<HTMLElement, Press>();
  let isReactListening = false;
  let isReplaying = false;

  const queue = (control: HTMLElement, event: Event): void => {
    const [markup, address, pressedAtMs] = [control.outerHTML, location.href, Date.now()];
    let sign: Animation | undefined;
    const forget = (): void => {
      queued.delete(control);
      clearTimeout(timer);
      sign?.cancel();
    };
    const timer = setTimeout(forget, maxAgeMs);
    queued.set(control, {
      // A button that is gone from the page has no listener.
      isCurrent: () =>
        control.outerHTML === markup &&
        location.href === address &&
        // Timers pause while a page sleeps.
        Date.now() - pressedAtMs < maxAgeMs,
      forget,
    });
    // React stops a press on a part that is not hydrated: a press that reaches the button is handled.
    control.addEventListener("click", forget, { capture: true, once: true });
    if (!isReactListening) event.stopPropagation();
    setTimeout(() => {
      // Another listener has handled it.
      if (event.defaultPrevented) forget();
      // Neither an attribute nor a class: React compares those with its own. It fades once, stays readable, and does not move.
      else if (queued.has(control)) sign = control.animate?.({ opacity: 0.8 }, { duration: 150, fill: "forwards" });
    });
  };

  const notice = (event: Event): void => {
    const touched = event.target instanceof Element ? event.target.closest<HTMLElement>(ANYTHING) : null;
    if (isReplaying || !touched) return;
    // The visitor waits for the last action; only toggles stay queued beside it.
    for (const [control, press] of queued)
      if (control === touched || !control.hasAttribute("aria-pressed")) press.forget();
    if (event.type === "click" && touched.matches(HANDLED_AFTER_HYDRATION)) queue(touched, event);
  };

  const replay = (): void => {
    isReplaying = true;
    for (const [control, press] of queued)
      if (press.isCurrent()) control.click();
      else press.forget();
    isReplaying = false;
  };

  addEventListener("click", notice, true);
  addEventListener("input", notice, true);
  addEventListener("pagehide", () => queued.forEach((press) => press.forget()));
  addEventListener(hydratedEvent, () => {
    isReactListening = true;
    // A press may itself cause React to hydrate a part: React handles that press first.
    setTimeout(replay);
  });
}
