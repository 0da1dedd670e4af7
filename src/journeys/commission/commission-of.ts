import { commissionKr } from "#domain/order/commission.ts";
import {
  type CommissionTable,
  NOT_AGREED,
  PER_CUSTOMER_ORE,
  PER_REQUEST_ORE,
  SHARE_PERCENT,
} from "./commission-table.ts";

/** What a provider pays us for. */
export type Commission =
  | { readonly kind: "share"; readonly percent: number }
  | { readonly kind: "customer"; readonly ore: number }
  | { readonly kind: "request"; readonly ore: number }
  | { readonly kind: "not agreed" };

/** How a provider is reached decides what it pays for. */
export interface PayingProvider {
  readonly slug: string;
  readonly linkOut?: object | undefined;
  readonly lead?: object | undefined;
}

/** Throws for a provider that the table lacks: nothing may state that it pays nothing. */
export function commissionOf(provider: PayingProvider): Commission {
  const commission = findCommission(provider);
  if (!commission) throw missing(provider.slug);
  return commission;
}

export function findCommission({ slug, linkOut, lead }: PayingProvider): Commission | undefined {
  const paid = findIn(linkOut ? PER_CUSTOMER_ORE : lead ? PER_REQUEST_ORE : SHARE_PERCENT, slug);
  if (paid === undefined) return undefined;
  if (paid === NOT_AGREED) return { kind: NOT_AGREED };
  if (linkOut) return { kind: "customer", ore: paid };
  return lead ? { kind: "request", ore: paid } : { kind: "share", percent: paid };
}

/** The share of a provider that takes orders. */
export const sharePercentOf = (slug: string): number => find(SHARE_PERCENT, slug);

/** Undefined also for a provider that has left: its orders are still shown. */
export const findSharePercent = (slug: string): number | undefined => paidNow(findIn(SHARE_PERCENT, slug));

export const perCustomerOre = (slug: string): number => find(PER_CUSTOMER_ORE, slug);
export const perRequestOre = (slug: string): number => find(PER_REQUEST_ORE, slug);

/** What the provider pays for an offer with this price, whole öre: the amount that a visitor is shown before an order. */
export function commissionOre(commission: Commission, priceOre: number): number {
  if (commission.kind === NOT_AGREED) return 0;
  return commission.kind === "share" ? commissionKr(commission.percent, priceOre) * 100 : commission.ore;
}

function find(table: CommissionTable, slug: string): number {
  const paid = paidNow(findIn(table, slug));
  if (paid === undefined) throw missing(slug);
  return paid;
}

const missing = (slug: string) => new Error(`what ${slug} pays is not in the commission table`);

const findIn = (table: CommissionTable, slug: string): CommissionTable[string] | undefined =>
  Object.hasOwn(table, slug) ? table[slug] : undefined;

/** Without an agreement nothing is paid, and that is what a visitor of a development server reads. */
const paidNow = (paid: CommissionTable[string] | undefined): number | undefined => (paid === NOT_AGREED ? 0 : paid);
