import type { CoverRow } from "#domain/watch/same-cover.ts";
import { type Cover, type CoverPart, type Excess, isIncluded } from "./cover.ts";
import { describeIncluded, describePart, describeWhole } from "./cover.texts.sv.ts";

/** The parts as rows that two agreements can be compared by. A part of which no source states enough has no row. */
export const coverRows = (cover: Cover): CoverRow[] => cover.flatMap(rowsOf);

function rowsOf(part: CoverPart): CoverRow[] {
  const { type, name, table, state, terms = {}, excessName, within } = part;
  if (table === undefined || state === "unknown") return [];
  if (table === "excess") return isIncluded(part) && !terms.excess ? [] : [excessRow(part, describePart(part))];
  // A case is compared by what is paid of it.
  if (within !== undefined) return [excessRow(part, describeWhole(part))];
  const excess =
    isIncluded(part) && terms.excess && excessName !== undefined
      ? [excessRow({ ...part, type: `EXCESS_${type}` }, describePart(part))]
      : [];
  if (terms.days === "unstated") return excess;
  const value = isIncluded(part) ? (terms.days ?? 1) : undefined;
  return [{ type, name, text: describeIncluded(part), value, better: "high" }, ...excess];
}

const excessRow = (part: CoverPart, text: string): CoverRow => ({
  type: part.type,
  name: part.excessName ?? part.name,
  text,
  value: isIncluded(part) && part.terms?.excess ? comparable(part.terms.excess) : undefined,
  better: "low",
});

/** A share of a damage has no upper end: it is worse than any amount, and two shares are compared by their percent. */
const comparable = (excess: Excess): number =>
  excess.kind === "amount" ? excess.ore : excess.percent * A_SHARE + excess.minimumOre;

/** More than any excess. */
const A_SHARE = 1_000_000_00;

/** The part that a row is of. */
export const partOfRow = (cover: Cover, rowType: string): CoverPart | undefined =>
  cover.find(({ type }) => type === rowType || `EXCESS_${type}` === rowType);
