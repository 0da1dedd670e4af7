import { amount, type Excess } from "#domain/cover/cover.ts";
import type { Clause } from "./car-terms/read-terms.ts";

/** A sentence that states another amount than the offer is of other terms than those that the visitor would get. */
export function contradicts(clause: Clause, cost: Excess): boolean {
  const stated = amountIn(clause.quote);
  return stated !== undefined && stated !== (cost.kind === "amount" ? cost.ore : cost.minimumOre);
}

/** The excess that a sentence states; undefined where it names none. */
export function excessIn({ quote }: Pick<Clause, "quote">): Excess | undefined {
  if (WITHOUT.test(quote)) return amount(0);
  const ore = amountIn(quote);
  const percent = /(\d+) %/.exec(quote)?.[1];
  if (percent !== undefined) return { kind: "share", percent: Number(percent), minimumOre: ore ?? 0 };
  return ore === undefined ? undefined : amount(ore);
}

/** That of an add-on, in the insurer's own description of it. */
export const addOnExcess = (description: string | undefined): Excess | undefined =>
  description === undefined ? undefined : excessIn({ quote: description });

const WITHOUT = /(ingen|utan) självrisk/i;

function amountIn(quote: string): number | undefined {
  const stated = /(\d[\d ]*) kr/.exec(quote)?.[1]?.replaceAll(" ", "");
  return stated === undefined ? undefined : Number(stated) * 100;
}
