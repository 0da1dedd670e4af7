import type { LoginMethod } from "#domain/fetch/fetch-status.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { AvailableCompany } from "./insurance-data.port.ts";

/** An insurer to choose among (spec 3 §3). */
export interface FetchProvider {
  readonly shopId: number;
  readonly name: string;
  readonly slug: string;
  readonly isAvailable: boolean;
  readonly loginMethods: readonly LoginMethod[];
}

export interface ListRules {
  readonly isCancellation: boolean;
  readonly isMockAllowed: boolean;
}

/** Those of the vertical's insurers that the aggregator knows, by name. */
export function listProviders(
  { description, providers }: Pick<AnyVerticalServer, "description" | "providers">,
  companies: ReadonlyMap<string, AvailableCompany>,
  { isCancellation, isMockAllowed }: ListRules,
): readonly FetchProvider[] {
  const leftOut = isCancellation ? (description.fetch?.notCancelledShopIds ?? []) : [];
  return providers
    .flatMap(({ shopId, name, slug }): FetchProvider[] => {
      const company = companies.get(slug);
      if (!company || leftOut.includes(shopId)) return [];
      const loginMethods = company.loginMethods.filter((method) => isMockAllowed || !method.endsWith("_MOCK"));
      return [{ shopId, name, slug, isAvailable: company.isAvailable, loginMethods }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "sv"));
}
