import type { FetchDescription } from "#verticals/_contract/fetching.ts";

/** No register knows who owns a home, and every insurer of homes can be read and left. */
export const homeFetchDescription: Omit<FetchDescription, "savingEventPath"> = {
  hasRegisteredOwner: false,
  unsupportedShopIds: [],
  notCancelledShopIds: [],
};
