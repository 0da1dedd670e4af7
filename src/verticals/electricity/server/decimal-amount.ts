/** Kronor to hundredths of an öre. */
const SHIFT = 4;

/**
 * Kronor as decimal text to whole hundredths of an öre, half away from zero. Digits are moved and not multiplied: 0.00145 times 10,000 is
 * less than 14.5 to the machine. Undefined for anything that is not a number.
 */
export function hundredthsOfOre(kronor: string): number | undefined {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(kronor) ?? [];
  if (whole === "") return undefined;
  const point = whole.length + Number(exponent) + SHIFT;
  if (Math.abs(point) > MAX_DIGITS) return undefined;
  const digits = (whole + fraction).padStart(Math.max(0, -point) + whole.length + fraction.length, "0");
  const from = Math.max(0, point);
  const size = Number(digits.padEnd(from, "0").slice(0, from) || "0") + (isHalfOrMore(digits, from) ? 1 : 0);
  return sign === "-" && size !== 0 ? -size : size;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** More than any price has, and all exact. */
const MAX_DIGITS = 15;

const isHalfOrMore = (digits: string, at: number): boolean => (digits[at] ?? "0") >= "5";
