import type { CardOffer } from "#verticals/_contract/vertical-web.ts";
import type { ElectricityFacts } from "#verticals/electricity/electricity.facts.ts";

/** The same for all contracts of a list, öre. It shows where an amount lies and not how long it is: it need not start at nothing. */
export interface CostAxis {
  readonly fromOre: number;
  readonly toOre: number;
}

export type YearOffer = Pick<CardOffer<ElectricityFacts>, "price" | "facts">;

/** Whole kronor that an axis may end at. */
const STEPS_KR = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000] as const;
/** At least so many steps fit between the ends. */
const LEAST_STEPS = 4;
/** Of the span, on both sides: an amount at an end would have no room under it. */
const MARGIN = 0.06;

/** Every year on the cards, and what the visitor pays today. */
export function costAxis(offers: readonly YearOffer[], yoursOre: number | undefined): CostAxis {
  const amounts = [
    ...offers.flatMap(({ price, facts }) => [
      price.headline.value,
      ...(facts.range ? [facts.range.lowestOre, facts.range.highestOre] : []),
    ]),
    ...(yoursOre === undefined ? [] : [yoursOre]),
  ];
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  const margin = (highest - lowest) * MARGIN;
  const stepOre = stepOf(highest - lowest + 2 * margin);
  return {
    fromOre: Math.max(0, Math.floor((lowest - margin) / stepOre) * stepOre),
    toOre: Math.ceil((highest + margin) / stepOre) * stepOre || stepOre,
  };
}

function stepOf(spanOre: number): number {
  const steps = STEPS_KR.map((kr) => kr * 100);
  return steps.findLast((step) => step * LEAST_STEPS <= spanOre) ?? STEPS_KR[0] * 100;
}

/** From 0 to 1. */
export const placeOn = ({ fromOre, toOre }: CostAxis, ore: number): number =>
  Math.min(1, Math.max(0, (ore - fromOre) / (toOre - fromOre)));
