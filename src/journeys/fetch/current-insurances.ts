import type { CurrentInsuranceSource } from "#journeys/search/current-insurance.port.ts";
import type { FetchStore } from "./fetch.port.ts";

/** What was fetched, as a search holds offers against it. For its own visitor only. */
export const createCurrentInsurances = (fetches: Pick<FetchStore, "find">): CurrentInsuranceSource => ({
  async find(vertical, fetchDataId, owner) {
    const seen = await fetches.find(fetchDataId, owner);
    // A car's insurance says nothing of a house.
    if (!seen?.policy || seen.vertical !== vertical) return undefined;
    const { yearlyFeeOre, isCampaignInsurance, renewalDate, deductibles, searchParameters } = seen.policy;
    const { providerName } = seen;
    return { fetchDataId, providerName, yearlyFeeOre, isCampaignInsurance, renewalDate, deductibles, searchParameters };
  },
});
