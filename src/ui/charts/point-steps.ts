/** The point that a key moves to; undefined for a key that is not the chart's. */
export function movedPoint(key: string, from: number, count: number, pageStep: number): number | undefined {
  const to = target(key, from, count, pageStep);
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}

function target(key: string, from: number, count: number, pageStep: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return from + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return from - 1;
    case "PageUp":
      return from + pageStep;
    case "PageDown":
      return from - pageStep;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** The point under a place in the plot, 0 at its left edge and 1 at its right one. */
export const pointAt = (share: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor(share * count)));
