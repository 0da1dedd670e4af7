import { formatFee, formatKr, formatWhole } from "#domain/format/swedish-format.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import {
  type Cover,
  type CoverAddOn,
  type CoverPart,
  type Excess,
  findPart,
  isIncluded,
  listShortfalls,
} from "./cover.ts";
import type { ExcessSpan } from "./excess-span.ts";
import { type Damage, outcomeOf } from "./outcome.ts";

export const coverStateTexts = {
  included: "Ingår",
  excluded: "Ingår inte",
  unknown: "Uppgift saknas",
  days: (days: number) => `${days} dagar`,
  excess: (excess: string) => `${excess} i självrisk`,
  addOn: (fee: string) => `Tillägg, ${fee}`,
  missing: (name: string) => `${name} ingår inte`,
  sold: (name: string, addOn: string, fee: string) =>
    `${name} ingår inte, men går att lägga till${addOn === name ? "" : ` med ${addOn}`} för ${fee}`,
  notStated: (name: string) => `Vi vet inte om ${name.toLowerCase()} ingår`,
  excessOf: (name: string) => `Självrisk ${name.toLowerCase()}`,
  chosen: (name: string, has: string, asked: string) => `${name} ${has}, du valde ${asked}`,
} as const;

/** "1 500 kr", or "20 %, lägst 1 500 kr". */
export function describeExcess(excess: Excess): string {
  if (excess.kind === "amount") return formatKr(excess.ore);
  const share = `${excess.percent}\u00A0%`;
  return excess.minimumOre > 0 ? `${share}, lägst ${formatKr(excess.minimumOre)}` : share;
}

type FeeUnit = "month" | "year";

export const describeAddOn = (addOn: Pick<CoverAddOn, "yearlyOre">, period?: FeeUnit): string =>
  coverStateTexts.addOn(addOnFee(addOn, period));

/** "14 kr/mån", or "168 kr/år" where the year is paid at once. */
export const addOnFee = ({ yearlyOre }: Pick<CoverAddOn, "yearlyOre">, period: FeeUnit = "month"): string =>
  formatFee(period === "year" ? yearlyOre : Math.round(yearlyOre / 12), period);

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

/** What is less than the visitor has asked for, a phrase each: "Maskinskada ingår inte". */
export const describeShortfalls = (cover: Cover): string[] => listShortfalls(cover).map(describeShortfall);

function describeShortfall(part: CoverPart): string {
  const { name, state, terms = {}, asked = {}, addOn, excessName } = part;
  if (state === "unknown") return coverStateTexts.notStated(name);
  if (state === "add-on" && addOn) return coverStateTexts.sold(name, addOn.name, addOnFee(addOn));
  if (!isIncluded(part)) return coverStateTexts.missing(name);
  if (typeof terms.days === "number" && typeof asked.days === "number" && terms.days < asked.days)
    return coverStateTexts.chosen(name, coverStateTexts.days(terms.days), coverStateTexts.days(asked.days));
  if (terms.payoutOre !== undefined && asked.payoutOre !== undefined)
    return coverStateTexts.chosen(name, formatKr(terms.payoutOre), formatKr(asked.payoutOre));
  const excess = (of: Excess | undefined): string => (of ? describeExcess(of) : coverStateTexts.unknown);
  return coverStateTexts.chosen(
    excessName ?? coverStateTexts.excessOf(name),
    excess(terms.excess),
    excess(asked.excess),
  );
}

/** "1 500 kr", "1 500–3 000 kr", "från 1 500 kr" where there is no upper end. */
export function describeExcessSpan({ lowestOre, highestOre }: ExcessSpan): string {
  if (highestOre === undefined) return `från ${formatKr(lowestOre)}`;
  if (highestOre === lowestOre) return formatKr(lowestOre);
  return `${formatWhole(wholeKr(lowestOre))}–${formatKr(highestOre)}`;
}

/** What a damage costs the customer, or what is paid out where nothing has a price: "0 kr", "1 700 kr", "Ingår inte". */
export function describeCost(cover: Cover, damage: Damage, period?: FeeUnit): string {
  const part = findPart(cover, damage.part);
  if (part?.state === "add-on" && part.addOn) return describeAddOn(part.addOn, period);
  const outcome = outcomeOf(cover, damage);
  if (!outcome) return coverStateTexts.unknown;
  if (!outcome.isCovered) return coverStateTexts.excluded;
  return formatKr(damage.isPayout ? outcome.insurerOre : outcome.ownOre);
}
