import { type CostLine, HALVES_PER_TIME, MAX_HALVES } from "./cost-of-risk.ts";

/** Times in ten years, exact: numerator over a denominator above nothing. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Where a line is the lowest. */
export interface LowestPart {
  readonly id: string;
  readonly from: Fraction;
  readonly to: Fraction;
}

const YEARS = 10;
const NEVER: Fraction = { numerator: 0, denominator: 1 };
const MOST_OFTEN: Fraction = { numerator: MAX_HALVES, denominator: HALVES_PER_TIME };

export const toNumber = ({ numerator, denominator }: Fraction): number => numerator / denominator;

const isBefore = (a: Fraction, b: Fraction): boolean =>
  BigInt(a.numerator) * BigInt(b.denominator) < BigInt(b.numerator) * BigInt(a.denominator);

/** Where two lines cost the same. Undefined where they never do, or always. */
export function crossingOf(a: CostLine, b: CostLine): Fraction | undefined {
  const steeper = a.ownOre - b.ownOre;
  if (steeper === 0) return undefined;
  const numerator = YEARS * (b.premiumOre - a.premiumOre);
  // A zero with a sign is another value to a comparison of objects.
  return steeper > 0 ? { numerator, denominator: steeper } : { numerator: 0 - numerator, denominator: -steeper };
}

/**
 * The lowest line from never to the most often, from left to right. Further to the right each is flatter than the one before: the
 * next is the first that crosses from above, and of several the flattest.
 */
export function lowerEnvelope(lines: readonly CostLine[]): readonly LowestPart[] {
  let lowest = lines.toSorted((a, b) => a.premiumOre - b.premiumOre || byFlatness(a, b))[0];
  const parts: LowestPart[] = [];
  let from = NEVER;
  while (lowest) {
    const next = nextLowest(lines, lowest);
    const to = next?.at ?? MOST_OFTEN;
    if (isBefore(from, to)) parts.push({ id: lowest.id, from, to });
    from = to;
    lowest = next?.line;
  }
  return parts;
}

const byFlatness = (a: CostLine, b: CostLine): number => a.ownOre - b.ownOre || a.name.localeCompare(b.name, "sv");

function nextLowest(lines: readonly CostLine[], lowest: CostLine) {
  let found: { readonly line: CostLine; readonly at: Fraction } | undefined;
  for (const line of lines) {
    const at = line.ownOre < lowest.ownOre ? crossingOf(lowest, line) : undefined;
    if (!at || !isBefore(at, MOST_OFTEN)) continue;
    const isEarlier = !found || isBefore(at, found.at);
    const isFlatter = found && !isBefore(found.at, at) && byFlatness(line, found.line) < 0;
    if (isEarlier || isFlatter) found = { line, at };
  }
  return found;
}
