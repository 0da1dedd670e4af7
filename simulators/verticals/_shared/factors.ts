/** Points in order of x; between two of them the factor is a straight line. */
export type Curve = readonly (readonly [x: number, factor: number])[];

/** Outside the curve its ends go on. */
export function curveAt(curve: Curve, at: number): number {
  let [fromX, fromY] = curve[0] ?? [0, 1];
  for (const [x, y] of curve) {
    if (at <= x) return x === fromX ? y : fromY + ((y - fromY) * (at - fromX)) / (x - fromX);
    [fromX, fromY] = [x, y];
  }
  return fromY;
}

/** Where claims are many and dear: by the first two digits of the postal code, else by the first. */
export interface Zones {
  /** 1 Stockholm, 2 the south, 3 Småland and Halland, 4 the west, 5 Jönköping, 6 and 7 the middle, 8 and 9 the north. */
  readonly regions: readonly number[];
  readonly towns: Readonly<Record<string, number>>;
}

export const zoneFactor = ({ regions, towns }: Zones, postalCode: string): number =>
  towns[postalCode.slice(0, 2)] ?? regions[Number(postalCode[0])] ?? 1;
