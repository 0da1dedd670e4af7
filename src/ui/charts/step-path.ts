/** A line over columns that are one unit wide, from the base line up over their tops and down again. */
export const stepPath = (tops: readonly number[], from: number, base: number): string =>
  tops.length === 0
    ? ""
    : `M${from} ${base}${tops.map((top, index) => `V${top}H${from + index + 1}`).join("")}V${base}`;
