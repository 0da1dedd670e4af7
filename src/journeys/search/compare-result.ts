import { type ComparedOffer, compareOffers } from "#domain/comparison/compare-offers.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { CurrentInsuranceSource } from "./current-insurance.port.ts";
import type { OrderCounts } from "./order-counts.port.ts";
import type { SearchResult } from "./search.port.ts";

export interface ComparePorts {
  readonly currentInsurances: CurrentInsuranceSource;
  readonly orderCounts: OrderCounts;
}

/** A result as the visitor sees it: compared with their current insurance and with the choices of others. */
export interface ComparedResult extends SearchResult {
  readonly offers: readonly ComparedOffer[];
  readonly currentInsurance: CurrentInsurance | undefined;
}

export async function compareResult(
  ports: ComparePorts,
  vertical: AnyVerticalServer,
  result: SearchResult,
  currentInsurance: CurrentInsurance | undefined,
): Promise<ComparedResult> {
  const recentOrders = await ports.orderCounts.recent(vertical.description.name);
  const offers = compareOffers(result.offers, {
    current: currentInsurance,
    recentOrders,
    // A vertical without this description gets no credit for it.
    hasBindingTime: (detail) => vertical.describeOffer?.(detail).bindingMonths !== 0,
  });
  return { ...result, offers, currentInsurance };
}
