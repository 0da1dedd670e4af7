import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { FetchStore } from "./fetch.port.ts";

/** Fetched insurances, for comparing offers with them. For their own visitor only. */
export const createCurrentInsurances = (fetches: Pick<FetchStore, "find">): CurrentInsuranceSource => ({
  async find(vertical, fetchDataId, owner) {
    // The insurance of a car is not comparable with a house, and an empty id would find the latest one.
    const seen = fetchDataId === "" ? undefined : await fetches.find(fetchDataId, owner, vertical);
    if (!seen?.policy) return undefined;
    return { fetchDataId, providerName: seen.providerName, ...seen.policy };
  },
});

/** The source that knows it first: what was fetched is newer than what a watch remembers of it. */
export const firstKnown = (...sources: readonly CurrentInsuranceSource[]): CurrentInsuranceSource => ({
  async find(vertical, fetchDataId, owner) {
    for (const source of sources) {
      const found = await source.find(vertical, fetchDataId, owner);
      if (found) return found;
    }
    return undefined;
  },
});
