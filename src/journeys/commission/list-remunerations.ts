import type { Remuneration } from "#domain/order/remuneration.ts";
import { commissionOf, type PayingProvider } from "./commission-of.ts";

interface NamedProvider extends PayingProvider {
  readonly name: string;
}

/**
 * What every provider of every vertical pays us, by its name; one that pays the same in several verticals once. One without an agreement is left
 * out: it is not in production, and the page states what is agreed.
 */
export function listRemunerations(
  verticals: readonly { readonly providers: readonly NamedProvider[] }[],
): readonly Remuneration[] {
  const paid = verticals.flatMap(({ providers }) => providers.flatMap(remunerationOf));
  const once = new Map(paid.map((each) => [JSON.stringify(each), each]));
  return [...once.values()].toSorted((a, b) => a.provider.localeCompare(b.provider, "sv"));
}

function remunerationOf(paying: NamedProvider): Remuneration[] {
  const { name: provider } = paying;
  const commission = commissionOf(paying);
  if (commission.kind === "not agreed") return [];
  if (commission.kind === "share") return [{ provider, percent: commission.percent }];
  if (commission.kind === "customer") return [{ provider, amountOre: commission.ore }];
  return [{ provider, amountOre: commission.ore, isPerRequest: true }];
}
