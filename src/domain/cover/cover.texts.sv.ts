import { formatFee, formatKr } from "#domain/format/swedish-format.ts";
import type { CoverAddOn, CoverPart, Excess } from "./cover.ts";

export const coverStateTexts = {
  included: "Ingår",
  excluded: "Ingår inte",
  unknown: "Uppgift saknas",
  days: (days: number) => `${days} dagar`,
  excess: (excess: string) => `${excess} i självrisk`,
  addOn: (fee: string) => `Tillägg, ${fee}`,
} as const;

/** "1 500 kr", or "20 %, lägst 1 500 kr". */
export function describeExcess(excess: Excess): string {
  if (excess.kind === "amount") return formatKr(excess.ore);
  const share = `${excess.percent}\u00A0%`;
  return excess.minimumOre > 0 ? `${share}, lägst ${formatKr(excess.minimumOre)}` : share;
}

export const describeAddOn = ({ yearlyOre }: Pick<CoverAddOn, "yearlyOre">): string =>
  coverStateTexts.addOn(formatFee(Math.round(yearlyOre / 12), "month"));

/** What the customer pays where it is included, else why nothing is paid: "1 500 kr", "Ingår inte", "Tillägg, 14 kr/mån". */
export function describePart({ state, terms = {}, addOn }: Pick<CoverPart, "state" | "terms" | "addOn">): string {
  if (state === "add-on" && addOn) return describeAddOn(addOn);
  if (state === "unknown") return coverStateTexts.unknown;
  if (state !== "included") return coverStateTexts.excluded;
  if (terms.payoutOre !== undefined) return formatKr(terms.payoutOre);
  return terms.excess ? describeExcess(terms.excess) : coverStateTexts.included;
}

/** Whether it is included, beside rows of excesses: "Ingår", "45 dagar", "Ingår inte". */
export const describeIncluded = (part: Pick<CoverPart, "state" | "terms" | "addOn">): string =>
  part.state !== "included"
    ? describePart(part)
    : typeof part.terms?.days === "number"
      ? coverStateTexts.days(part.terms.days)
      : coverStateTexts.included;

/** Both: "Ingår, 0 kr i självrisk". */
export const describeWhole = (part: Pick<CoverPart, "state" | "terms" | "addOn">): string =>
  part.state === "included" && part.terms?.excess
    ? `${describeIncluded(part)}, ${coverStateTexts.excess(describeExcess(part.terms.excess))}`
    : describeIncluded(part);
