import { type CostLine, costOre, MAX_HALVES, rankByRisk } from "#domain/risk/cost-of-risk.ts";
import { type LowestPart, lowerEnvelope } from "#domain/risk/lower-envelope.ts";
import type { EventsView } from "#http/contract/events-services.ts";

export const TODAY_LINE = "today";

/** Those that the chart names; the others are thin. */
const MOST_NAMED = 4;
/** In the middle of the slider. */
const MIDDLE_HALVES = MAX_HALVES / 2;

export interface RiskLines {
  readonly lines: readonly CostLine[];
  readonly parts: readonly LowestPart[];
  /** Ids, in the order of their line styles. It does not follow the slider: a label that jumps cannot be read. */
  readonly named: readonly string[];
  /** Providers whose own part is not known, and those that pay nothing. */
  readonly without: readonly string[];
  readonly uncovered: readonly string[];
}

/** The lines of all offers that cover it and whose own part is known, and that of today where its price is known too. */
export function riskLinesOf({ offers, today }: EventsView, todayName: string): RiskLines {
  const lines: CostLine[] = offers.flatMap(({ resultId, providerName, yearlyFeeOre, outcome }) =>
    outcome?.isCovered ? [{ id: resultId, name: providerName, premiumOre: yearlyFeeOre, ownOre: outcome.ownOre }] : [],
  );
  if (today?.outcome?.isCovered && today.yearlyFeeOre !== undefined)
    lines.push({ id: TODAY_LINE, name: todayName, premiumOre: today.yearlyFeeOre, ownOre: today.outcome.ownOre });
  const parts = lowerEnvelope(lines);
  const wanted = [...parts.map(({ id }) => id), ...rankByRisk(lines, MIDDLE_HALVES).map(({ id }) => id)];
  const unique = [...new Set(wanted)];
  const shown = unique.slice(0, Math.max(MOST_NAMED, parts.length));
  const hasToday = unique.includes(TODAY_LINE) && !shown.includes(TODAY_LINE);
  return {
    lines,
    parts,
    named: hasToday ? [...shown, TODAY_LINE] : shown,
    without: offers.filter(({ outcome }) => !outcome).map(({ providerName }) => providerName),
    uncovered: offers.filter(({ outcome }) => outcome?.isCovered === false).map(({ providerName }) => providerName),
  };
}

export interface CostScale {
  readonly lowest: number;
  readonly highest: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10];
const WANTED_STEPS = 3;

/** Lines need no zero, as columns do: their crossings would not be seen. The page states where the scale begins. */
export function costScale(lines: readonly CostLine[], years: number): CostScale {
  const costs = lines.flatMap((line) => [costOre(line, 0, years), costOre(line, MAX_HALVES, years)]);
  const least = Math.min(...costs);
  const most = Math.max(...costs, least + 300_00);
  const rough = (most - least) / WANTED_STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const lowest = Math.floor(least / step) * step;
  const ticks: number[] = [];
  for (let tick = lowest; tick < most + step; tick += step) ticks.push(tick);
  return { lowest, highest: ticks.at(-1) ?? most, ticks };
}

/** Labels at their heights, moved apart where they would cover each other; none leaves the plot. */
export function spreadLabels(heights: readonly number[], gap: number, end: number): readonly number[] {
  const order = heights.map((_, at) => at).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let floor = 0;
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + gap;
  }
  let ceiling = end;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling);
    ceiling = (placed[at] ?? 0) - gap;
  }
  return placed;
}

/** The first word of each name where no other begins so: a label has little room, and the list has the whole name. */
export function shortNames(lines: readonly CostLine[]): ReadonlyMap<string, string> {
  const firstWord = (name: string): string => name.split(" ")[0] ?? name;
  return new Map(
    lines.map(({ id, name }) => {
      const isAlone = lines.every((other) => other.id === id || firstWord(other.name) !== firstWord(name));
      return [id, isAlone && id !== TODAY_LINE ? firstWord(name) : name];
    }),
  );
}
