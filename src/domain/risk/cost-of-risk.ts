/** What an insurance costs in a year, as a line over how often something happens. Money is whole öre. */
export interface CostLine {
  readonly id: string;
  readonly name: string;
  /** For a year. */
  readonly premiumOre: number;
  /** What the visitor pays each time it happens. */
  readonly ownOre: number;
}

/** How often it happens, as halves of a time in ten years: 3 is one and a half time. */
export type Halves = number;

export const MAX_HALVES: Halves = 10;
export const HALVES_PER_TIME = 2;
/** Halves of a time in ten years are twentieths of a time in a year. */
const HALVES_PER_YEARLY_TIME = 20;

/** The rule that an order by risk states in its receipt. A change of what is computed is a new version. */
export const RISK_RULE = { name: "risk-1", version: 1 } as const;

export const isFrequency = (halves: number): boolean => Number.isInteger(halves) && halves >= 0 && halves <= MAX_HALVES;

/** Twentieths of an öre, so that it is whole: what a year costs on average. */
const scaledCost = ({ premiumOre, ownOre }: CostLine, halves: Halves): number =>
  premiumOre * HALVES_PER_YEARLY_TIME + ownOre * halves;

/** What so many years cost on average, in whole öre; half an öre is rounded up. */
export const costOre = (line: CostLine, halves: Halves, years = 1): number =>
  Math.floor((scaledCost(line, halves) * years * 2 + HALVES_PER_YEARLY_TIME) / (HALVES_PER_YEARLY_TIME * 2));

export interface RiskRank {
  readonly id: string;
  readonly name: string;
  readonly premiumOre: number;
  readonly ownOre: number;
  /** From one. Lines that cost exactly the same have the same. */
  readonly rank: number;
  readonly costOre: number;
}

/** The lowest cost first, ties by name and then by id. Exact: two costs that differ by less than an öre are not equal. */
export function rankByRisk(lines: readonly CostLine[], halves: Halves): readonly RiskRank[] {
  const sorted = lines.toSorted(
    (a, b) =>
      scaledCost(a, halves) - scaledCost(b, halves) ||
      a.name.localeCompare(b.name, "sv") ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
  return sorted.map((line) => ({
    ...line,
    rank: 1 + sorted.findIndex((each) => scaledCost(each, halves) === scaledCost(line, halves)),
    costOre: costOre(line, halves),
  }));
}
