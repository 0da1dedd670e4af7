import { type CarDetail, EXCESS_TYPES, type ExcessCost } from "#verticals/car/car.offer.ts";
import type { CarFacts, ExcessFact } from "./car-facts.ts";

export function pickCarFacts(detail: CarDetail): CarFacts {
  const rows = EXCESS_TYPES.map((type) => detail.excesses.find((row) => row.type === type));
  return {
    featured: detail.featured,
    bindingMonths: detail.bindingMonths,
    benefits: detail.benefits,
    services: detail.services,
    excesses: rows.map((row) => (row?.isIncluded && row.cost ? toFact(row.cost) : null)),
    disclaimers: Object.fromEntries(
      rows.flatMap((row, index) =>
        // The motor's text is stored by line.
        row?.disclaimer === undefined || row.type === "MOTOR" ? [] : [[String(index), row.disclaimer]],
      ),
    ),
    motorLines: detail.motorLines,
    isPayAsYouDrive: detail.isPayAsYouDrive,
    disclaimer: detail.disclaimer,
    rating: detail.consumerRating,
    links: detail.links,
  };
}

const toFact = (cost: ExcessCost): ExcessFact => (cost.kind === "amount" ? cost.ore : [cost.percent, cost.minimumOre]);
