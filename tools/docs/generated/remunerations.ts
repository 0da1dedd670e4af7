import type { Remuneration } from "#domain/order/remuneration.ts";
import { listRemunerations } from "#journeys/commission/list-remunerations.ts";
import { systemClock } from "#platform/clock.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { markdownTable } from "./markdown-table.ts";

/** What every provider pays us, from the table that checkout and the page for visitors read. */
export function composeRemunerations(): string {
  const verticals = [...createServerVerticals(systemClock), ...appliedVerticals.map(({ apply }) => apply)];
  const rows = listRemunerations(verticals).map((paid) => [paid.provider, paidFor(paid), amountOf(paid)]);
  return markdownTable(["provider", "pays for", "amount"], rows);
}

function paidFor({ amountOre, isPerRequest }: Remuneration): string {
  if (amountOre === undefined) return "an order or an accepted application";
  return isPerRequest ? "a request to get in touch" : "a new customer on its own site";
}

function amountOf({ percent = 0, amountOre }: Remuneration): string {
  if (amountOre === undefined) return `${percent} % of the first year's price`;
  return amountOre === 0 ? "nothing" : `${amountOre / 100} kr`;
}
