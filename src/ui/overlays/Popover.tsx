import { type ReactNode, useId, useRef } from "react";
import { isLargeScreen } from "#ui/pieces/breakpoints.ts";
import { popoverDelays } from "#ui/pieces/ui-timings.ts";
import { hoverHandlers, useHoverIntent } from "#ui/pieces/use-hover-intent.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import type { PopoverAlign, PopoverOffset } from "./place-popover.ts";
import styles from "./Popover.module.css";
import { usePopoverPanel } from "./use-popover-panel.ts";

interface PopoverProps {
  readonly trigger: ReactNode;
  /** When the trigger is an icon alone. */
  readonly label?: string;
  readonly triggerClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
  /** A mouse opens it by staying on the trigger; a press works as ever. */
  readonly isHoverOpened?: boolean;
  /** Instead of the delay that all others have. */
  readonly closeDelayMs?: number;
  readonly align?: PopoverAlign;
  readonly offset?: PopoverOffset;
  readonly children: ReactNode;
}

/**
 * The browser's own popover: above everything, also inside a modal; closed by Escape or a press outside; only one at a
 * time (F-087); and it opens without script. Script adds its place and the hover.
 */
export function Popover({
  trigger,
  label,
  triggerClassName,
  panelClassName,
  isHoverOpened,
  closeDelayMs,
  align,
  offset,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, show, hide, onToggle } = usePopoverPanel({ button, panel, align, offset });
  const isOpenedByHover = useRef(false);
  const intent = useHoverIntent({
    delays() {
      const delays = popoverDelays(isLargeScreen());
      return { openMs: delays.openMs, closeMs: closeDelayMs ?? delays.closeMs };
    },
    open() {
      isOpenedByHover.current = !panel.current?.matches(":popover-open");
      show();
    },
    close() {
      // What a press opened, a press closes.
      if (isOpenedByHover.current) hide();
    },
  });
  const hover = isHoverOpened ? hoverHandlers(intent) : {};
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
        onClick={(event) => {
          intent.cancel();
          // The hover was first by a moment: this press meant to open, not to close.
          if (isOpenedByHover.current && isOpen) event.preventDefault();
          isOpenedByHover.current = false;
        }}
        {...hover}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames(styles["panel"], panelClassName)}
        onToggle={onToggle}
        {...hover}
      >
        {children}
      </div>
    </>
  );
}
