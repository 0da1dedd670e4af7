import type { StoredFetchStatus } from "#domain/fetch/fetch-status.ts";

/** How a leg ended. `cancelled`: the visitor has closed it, or started another. */
export type LegEnd =
  | { readonly kind: "next" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly status: StoredFetchStatus; readonly isOpenThere: boolean };
