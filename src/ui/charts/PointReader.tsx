import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useIsScripted } from "#ui/pieces/use-is-scripted.ts";
import { classNames } from "#ui/primitives/class-names.ts";
import { chartTexts } from "./charts.texts.sv.ts";
import { movedPoint, pointAt } from "./point-steps.ts";
import styles from "./PointReader.module.css";

interface PointReaderProps {
  /** What the chart shows, in one sentence. */
  readonly label: string;
  /** Each value as it is read out: "14:30–14:45, 57,9 öre". */
  readonly points: readonly string[];
  /** The first point that is read; that of now, for example. */
  readonly startAt?: number | undefined;
  /** How many points the page keys move. */
  readonly pageStep: number;
  readonly heightPx: number;
  /** Leaves room for the numbers of a value axis to the left. */
  readonly hasValueAxis?: boolean;
  /** Draws the chart, with the point that is read marked. */
  readonly children: (marked: number | undefined) => ReactNode;
}

/**
 * Lets a visitor read the values of a chart one by one, with arrow keys, a mouse or a finger. To a screen reader it is a slider, which
 * reads out its value when it moves. Without script it is a picture, and the table below has the values.
 */
export function PointReader({
  label,
  points,
  startAt = 0,
  pageStep,
  heightPx,
  hasValueAxis,
  children,
}: PointReaderProps) {
  const isScripted = useIsScripted();
  const [marked, setMarked] = useState<number>();
  const read = Math.min(marked ?? startAt, points.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedPoint(event.key, read, points.length, pageStep);
    if (next === undefined) return;
    event.preventDefault();
    setMarked(next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setMarked(pointAt((event.clientX - left) / width, points.length));
  };

  const picture = children(marked);
  const plot = {
    className: classNames(styles["plot"], hasValueAxis && styles["with-axis"]),
    style: { height: heightPx },
    "aria-label": label,
  };
  if (!isScripted || points.length === 0) {
    return (
      <>
        <div {...plot} role="img">
          {picture}
        </div>
        <p className={styles["read"]} />
      </>
    );
  }
  return (
    <>
      <div
        {...plot}
        role="slider"
        tabIndex={0}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={read + 1}
        aria-valuetext={points[read]}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onFocus={() => setMarked(read)}
      >
        {picture}
      </div>
      {/* A screen reader reads it out from the slider. */}
      <p className={styles["read"]} aria-hidden="true">
        {marked === undefined ? chartTexts.howToRead : points[read]}
      </p>
    </>
  );
}
