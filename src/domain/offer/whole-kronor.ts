/**
 * The one rounding rule of amounts that people see: the nearest krona, a half upwards, the same way on both sides of zero. A provider may
 * state öre; each payment is rounded where it is counted, and sums are of the rounded payments, so that what is shown together adds up.
 */
export function wholeKr(ore: number): number {
  const rounded = Math.round(Math.abs(ore) / 100);
  return ore < 0 && rounded > 0 ? -rounded : rounded;
}

/** The same as öre. */
export const wholeKrOre = (ore: number): number => wholeKr(ore) * 100;
