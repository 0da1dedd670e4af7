import type { Remuneration } from "#domain/order/remuneration.ts";
import type { ProviderIdentity } from "#verticals/_contract/provider.ts";

interface Paying extends Pick<ProviderIdentity, "name" | "commissionPercent"> {
  readonly linkOut?: { readonly commissionOre: number };
  readonly lead?: { readonly commissionOre: number };
}

/** What every provider of every vertical pays us, by its name; one that pays the same in several verticals once. */
export function listRemunerations(
  verticals: readonly { readonly providers: readonly Paying[] }[],
): readonly Remuneration[] {
  const paid = verticals.flatMap(({ providers }) => providers.map(remunerationOf));
  const once = new Map(paid.map((each) => [JSON.stringify(each), each]));
  return [...once.values()].toSorted((a, b) => a.provider.localeCompare(b.provider, "sv"));
}

function remunerationOf({ name: provider, commissionPercent, linkOut, lead }: Paying): Remuneration {
  if (linkOut) return { provider, amountOre: linkOut.commissionOre };
  if (lead) return { provider, amountOre: lead.commissionOre, isPerRequest: true };
  return { provider, percent: commissionPercent };
}
