import { type Cover, type CoverPart, type Excess, findPart, isIncluded } from "#domain/cover/cover.ts";
import { describePart } from "#domain/cover/cover.texts.sv.ts";
import { coverSection } from "#verticals/_insurance/offer-sections.ts";
import { listServices } from "#verticals/_insurance/service-parts.ts";
import { type CarDetail, EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import type { CarFacts, ExcessFact } from "./car-facts.ts";

export function pickCarFacts(detail: CarDetail): CarFacts {
  const { cover } = detail;
  const rows = EXCESS_TYPES.map((type) => findPart(cover, type));
  return {
    featured: detail.featured,
    bindingMonths: detail.bindingMonths,
    benefits: detail.benefits,
    services: listServices(cover),
    excesses: rows.map((row) => (row && isIncluded(row) && row.terms?.excess ? toFact(row.terms.excess) : null)),
    lines: Object.fromEntries(
      rows.flatMap((row, index) => {
        const lines = row ? [...(row.notes ?? []), ...casesOf(cover, row).map(nameCase)] : [];
        return lines.length === 0 ? [] : [[String(index), lines]];
      }),
    ),
    covers: coverSection(cover).rows,
    isPayAsYouDrive: detail.isPayAsYouDrive,
    disclaimer: detail.disclaimer,
    rating: detail.consumerRating,
    links: detail.links,
  };
}

/** Those without a row of their own that are covered otherwise than the whole. */
const casesOf = (cover: Cover, whole: CoverPart): CoverPart[] =>
  cover.filter(
    (part) => part.table === undefined && part.within === whole.type && describePart(part) !== describePart(whole),
  );

const toFact = (cost: Excess): ExcessFact => (cost.kind === "amount" ? cost.ore : [cost.percent, cost.minimumOre]);

const nameCase = (part: CoverPart): string => `${part.name}: ${describePart(part)}`;
