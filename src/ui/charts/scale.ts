/** The part of the value axis that a chart shows, and the lines across it. */
export interface Scale {
  readonly lowest: number;
  readonly highest: number;
  readonly ticks: readonly number[];
}

const ROUND = [1, 2, 5, 10];

/** Zero is always in it: a column that begins elsewhere shows a difference larger than it is. */
export function scaleOf(values: readonly number[], mostTicks = 4): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const step = roundStep(span / (mostTicks - 1));
  const lowest = Math.floor(bottom / step) * step;
  const ticks: number[] = [];
  for (let tick = lowest; tick <= top; tick += step) ticks.push(tick);
  return { lowest, highest: Math.max(top, lowest + step), ticks };
}

/** 1, 2 or 5 with noughts after it; the least that is enough. */
function roundStep(atLeast: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(atLeast));
  return (ROUND.find((factor) => factor * magnitude >= atLeast - Number.EPSILON) ?? 10) * magnitude;
}

/** How far below the top of the scale a value is, in pixels of a plot of this height. */
export const depthOf = (value: number, { lowest, highest }: Scale, heightPx: number): number =>
  rounded(((highest - value) / (highest - lowest)) * heightPx);

/** Shorter markup; a tenth of a pixel is not seen. */
export const rounded = (px: number): number => Math.round(px * 10) / 10;

export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
