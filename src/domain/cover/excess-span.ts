import { type Cover, isIncluded } from "./cover.ts";

/** What a customer pays of a damage, over several parts of a cover. Amounts are whole öre. */
export type ExcessSpan = {
  readonly lowestOre: number;
  /** Undefined where one of them is a share of the damage: that has no upper end. */
  readonly highestOre: number | undefined;
};

/** Of the parts named, or where none of them is included of every part that has an excess. Undefined where no excess is stated. */
export function excessSpan(cover: Cover, types: readonly string[]): ExcessSpan | undefined {
  const stated = cover.filter((part) => isIncluded(part) && part.terms?.excess && isRow(part.table, part.excessName));
  const named = stated.filter(({ type }) => types.includes(type));
  const excesses = (named.length > 0 ? named : stated).flatMap(({ terms }) => terms?.excess ?? []);
  if (excesses.length === 0) return undefined;
  return {
    lowestOre: Math.min(...excesses.map((excess) => (excess.kind === "amount" ? excess.ore : excess.minimumOre))),
    highestOre: excesses.some(({ kind }) => kind === "share")
      ? undefined
      : Math.max(...excesses.map((excess) => (excess.kind === "amount" ? excess.ore : 0))),
  };
}

const isRow = (table: string | undefined, excessName: string | undefined): boolean =>
  table === "excess" || excessName !== undefined;
