export interface HoverIntentOptions {
  /** Asked at every entry: a turned phone may have another answer. */
  readonly delays: () => { readonly openMs: number; readonly closeMs: number };
  readonly open: () => void;
  readonly close: () => void;
}

export interface HoverIntent {
  readonly enter: () => void;
  readonly leave: () => void;
  /** Cancels the timer, as when a press decided instead. */
  readonly cancel: () => void;
  /** Replaces the options; timers that run continue. */
  readonly use: (options: HoverIntentOptions) => void;
}

/** Opens when a pointer has stayed, closes when it has been gone; a short visit or a short absence does nothing. */
export function createHoverIntent(first: HoverIntentOptions): HoverIntent {
  let options = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delayMs: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  return {
    enter: () => after(options.delays().openMs, () => options.open()),
    leave: () => after(options.delays().closeMs, () => options.close()),
    cancel: () => clearTimeout(timer),
    use: (latest) => {
      options = latest;
    },
  };
}
