import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { FetchStore } from "./fetch.port.ts";

/** What was fetched, as a search holds offers against it. For its own visitor only. */
export const createCurrentInsurances = (fetches: Pick<FetchStore, "find">): CurrentInsuranceSource => ({
  async find(vertical, fetchDataId, owner) {
    // A car's insurance says nothing of a house, and an empty id would be the latest one.
    const seen = fetchDataId === "" ? undefined : await fetches.find(fetchDataId, owner, vertical);
    if (!seen?.policy) return undefined;
    return { fetchDataId, providerName: seen.providerName, ...seen.policy };
  },
});
