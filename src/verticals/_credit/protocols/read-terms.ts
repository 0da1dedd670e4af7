/** Bounds of what a lender may state; outside them the answer is an error. */
export const AMOUNT = { minOre: 100_000, maxOre: 100_000_000 };
export const FEE = { minOre: 0, maxOre: 1_000_000 };
const MAX_MONTHS = 240;
/** 200 %. */
const MAX_BASIS_POINTS = 20_000;

export const readMonths = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_MONTHS ? value : undefined;

/** Whole hundredths of a percent, from a rate of which a percent is so many. */
export function readRate(value: unknown, perPercent: number): number | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
  const basisPoints = Math.round(value * perPercent);
  return basisPoints >= 0 && basisPoints <= MAX_BASIS_POINTS ? basisPoints : undefined;
}

/** ISO time. */
export function readInstant(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return undefined;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
