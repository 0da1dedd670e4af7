import type { Provider } from "./provider.ts";

/** A provider that takes no order that its customer has not signed with BankID. */
export const withSignature = <Search, Detail, Facts>(
  provider: Provider<Search, Detail, Facts>,
): Provider<Search, Detail, Facts> =>
  provider.ordering ? { ...provider, ordering: { ...provider.ordering, needsSignature: true } } : provider;
