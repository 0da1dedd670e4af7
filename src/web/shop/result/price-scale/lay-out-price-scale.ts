/** One picture of the scale: there are three, each for its width, instead of one that is scaled. */
export interface PriceScaleShape {
  readonly width: number;
  readonly height: number;
  /** The height of the line's ends, and how far its middle sags. */
  readonly top: number;
  readonly pull: number;
  /** From the edge to the first and last tick. */
  readonly edge: number;
  readonly maxTicks: number;
}

export interface PriceScalePoint {
  readonly x: number;
  readonly y: number;
}

export interface PriceScaleTick extends PriceScalePoint {
  readonly kr: number;
}

export interface OfferMark extends PriceScalePoint {
  readonly isAbove: boolean;
}

export interface PriceScaleLayout {
  readonly linePath: string;
  /** From the lowest price to the visitor's own, along the line. */
  readonly savingPath: string | undefined;
  readonly ticks: readonly PriceScaleTick[];
  /** In the order of the prices given, which is ascending. */
  readonly offerMarks: readonly OfferMark[];
  readonly yours: PriceScalePoint | undefined;
}

/** Even steps of kronor that a person counts in. */
const STEPS_KR = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** Prices are whole kronor a month, ascending. */
export function layOutPriceScale(
  pricesKr: readonly number[],
  yoursKr: number | undefined,
  shape: PriceScaleShape,
): PriceScaleLayout {
  const all = yoursKr === undefined ? pricesKr : [...pricesKr, yoursKr];
  const linePath = curve(shape, 0, 1);
  if (all.length === 0) return { linePath, savingPath: undefined, ticks: [], offerMarks: [], yours: undefined };
  const scale = chooseScale(Math.min(...all), Math.max(...all), shape.maxTicks);
  const share = (kr: number) =>
    (shape.edge + ((kr - scale.low) / (scale.high - scale.low)) * (shape.width - 2 * shape.edge)) / shape.width;
  const place = (kr: number) => pointAt(shape, share(kr));
  const [lowest] = pricesKr;
  return {
    linePath,
    savingPath:
      lowest !== undefined && yoursKr !== undefined && lowest < yoursKr
        ? curve(shape, share(lowest), share(yoursKr))
        : undefined,
    ticks: scale.ticks.map((kr) => ({ kr, ...place(kr) })),
    offerMarks: pricesKr.map((kr) => ({ ...place(kr), isAbove: yoursKr !== undefined && kr >= yoursKr })),
    yours: yoursKr === undefined ? undefined : place(yoursKr),
  };
}

interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

function chooseScale(lowestKr: number, highestKr: number, maxTicks: number): Scale {
  for (const step of STEPS_KR) {
    const low = Math.floor(lowestKr / step) * step;
    const high = Math.max(Math.ceil(highestKr / step) * step, low + step);
    const count = (high - low) / step + 1;
    if (count <= maxTicks) return { low, high, ticks: Array.from({ length: count }, (_, index) => low + index * step) };
  }
  return { low: lowestKr, high: Math.max(highestKr, lowestKr + 1), ticks: [] };
}

/** The line is a quadratic curve between two ends of the same height. */
const pointAt = ({ width, top, pull }: PriceScaleShape, t: number): PriceScalePoint => ({
  x: round(t * width),
  y: round(top + 2 * t * (1 - t) * pull),
});

/** The part of the curve between two of its points is itself such a curve. */
function curve(shape: PriceScaleShape, from: number, to: number): string {
  const start = pointAt(shape, from);
  const end = pointAt(shape, to);
  const bendX = round((shape.width * (from + to)) / 2);
  const bendY = round(shape.top + ((1 - from) * to + (1 - to) * from) * shape.pull);
  return `M${start.x} ${start.y}Q${bendX} ${bendY} ${end.x} ${end.y}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Of bold letters of the label's size, with some to spare. */
const LETTER_WIDTH = 9.5;

/** The middle of a label that would otherwise be cut off at an edge. */
export function clampLabelX(x: number, label: string, width: number): number {
  const half = (label.length * LETTER_WIDTH) / 2;
  return Math.min(Math.max(x, half), width - half);
}
