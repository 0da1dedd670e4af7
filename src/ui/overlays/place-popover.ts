export interface PopoverOffset {
  /** From the trigger to the panel. */
  readonly top: number;
}

/** F-090, in px. */
export const DEFAULT_POPOVER_OFFSET: PopoverOffset = { top: 10 };

export type PopoverAlign = "start" | "center" | "end";

/** Never closer than this to the edge of the screen. */
const EDGE_PX = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface PopoverSizes {
  readonly trigger: Box;
  readonly panel: Pick<Box, "width" | "height">;
  readonly viewport: Pick<Box, "width" | "height">;
  readonly offset?: PopoverOffset;
  readonly align?: PopoverAlign;
}

export interface PopoverPlace {
  readonly leftPx: number;
  readonly topPx: number;
  readonly maxHeightPx: number;
}

/** Under the trigger; above it when there is more room there and not enough under. Always inside the screen. */
export function placePopover({
  trigger,
  panel,
  viewport,
  offset = DEFAULT_POPOVER_OFFSET,
  align = "center",
}: PopoverSizes): PopoverPlace {
  const under = trigger.top + trigger.height + offset.top;
  const roomUnderPx = viewport.height - EDGE_PX - under;
  const roomAbovePx = trigger.top - offset.top - EDGE_PX;
  const isAbove = panel.height > roomUnderPx && roomAbovePx > roomUnderPx;
  const maxHeightPx = Math.max(isAbove ? roomAbovePx : roomUnderPx, 0);
  const heightPx = Math.min(panel.height, maxHeightPx);
  const wished = trigger.left + (trigger.width - panel.width) * ALIGN_SHARE[align];
  const farthest = Math.max(viewport.width - EDGE_PX - panel.width, EDGE_PX);
  return {
    leftPx: Math.min(Math.max(wished, EDGE_PX), farthest),
    topPx: isAbove ? trigger.top - offset.top - heightPx : under,
    maxHeightPx,
  };
}

/** The part of the difference in width that is before the panel. */
const ALIGN_SHARE: Record<PopoverAlign, number> = { start: 0, center: 0.5, end: 1 };
