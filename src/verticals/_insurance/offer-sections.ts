import { type Cover, isIncluded } from "#domain/cover/cover.ts";
import { describeIncluded, describePart, describeWhole } from "#domain/cover/cover.texts.sv.ts";
import type { OfferRow, OfferSection } from "#verticals/_contract/offer-description.ts";
import { sectionTexts as texts } from "./offer-sections.texts.sv.ts";

/** What is promised in figures and is no part of the cover: the discount, how long one is bound. */
export const termSection = (rows: readonly OfferRow[]): OfferSection => ({ id: "terms", title: texts.terms, rows });

/** The parts of the cover that differ between offers, included or not. */
export const coverSection = (cover: Cover): OfferSection => ({
  id: "covers",
  title: texts.covers,
  rows: cover
    .filter(({ table }) => table === "covers")
    .map((part) => ({
      type: part.type,
      name: part.name,
      // A case differs from the whole by what is paid of it.
      text: part.within === undefined ? describeIncluded(part) : describeWhole(part),
      isIncluded: isIncluded(part),
    })),
});

/** The customer's part of each damage. */
export const excessSection = (cover: Cover): OfferSection => ({
  id: "excess",
  title: texts.excess,
  namesRows: true,
  rows: cover.flatMap((part): OfferRow[] => {
    const { type, name, table, excessName, terms, notes } = part;
    const isRow = table === "excess" || (excessName !== undefined && isIncluded(part) && terms?.excess !== undefined);
    if (!isRow) return [];
    const detail = notes?.join("\n");
    return [{ type, name: excessName ?? name, text: describePart(part), detail, isIncluded: isIncluded(part) }];
  }),
});
