import type { FetchStatus, StoredFetchStatus } from "#domain/fetch/fetch-status.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { FetchedPolicy, VerticalFetching } from "#verticals/_contract/fetching.ts";
import type { FetchInsurancePorts } from "./fetch-insurance.ports.ts";
import type { StoredPolicy } from "./fetch.port.ts";
import { settleFetch } from "./settle-fetch.step.ts";

/** Reads the collected insurances and stores the requested one; the others are not stored anywhere. */
export async function takePolicy(
  durable: Durable,
  ports: FetchInsurancePorts,
): Promise<StoredFetchStatus | "cancelled"> {
  try {
    return await durable.run("take-policy", () => take(durable.key, ports), {
      maxAttempts: ports.limits.maxAsks,
      firstWaitMs: ports.limits.firstWaitMs,
      maxWaitMs: ports.limits.maxWaitMs,
    });
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error;
    await settleFetch(durable, ports, "OTHER_ERROR");
    return "OTHER_ERROR";
  }
}

async function take(fetchId: string, ports: FetchInsurancePorts): Promise<StoredFetchStatus | "cancelled"> {
  const row = await ports.fetches.load(fetchId);
  if (!row) throw new StepRefused("no such fetch");
  const { subject, collectionId, vertical } = row;
  // It had been stored when the worker died, or the visitor has closed it.
  if (row.state === "done") return row.status;
  if (!subject || collectionId === undefined) return "cancelled";
  const against = await ports.checkOwner(vertical, subject);
  if (against) return settled(against);
  const collected = await ports.insuranceData.policies(collectionId);
  if (collected.kind === "no-answer") throw new Error("the aggregator gave no answer");
  const fetching = ports.findFetching(vertical);
  if (collected.kind === "unreadable" || !fetching) return settled("GENERAL_ERROR");
  const own = collected.policies.filter((each) => fetching.isFor(each, subject));
  const policy = own.find((each) => fetching.isBestMatch?.(each, subject)) ?? own[0];
  if (!policy) return settled(whyNone(collected.policies, fetching));
  return settled("SUCCESS", storedOf(policy, fetching));

  async function settled(status: FetchStatus, stored?: StoredPolicy): Promise<FetchStatus> {
    await ports.fetches.settle(fetchId, status, stored);
    await ports.progress.forget(fetchId);
    return status;
  }
}

const whyNone = (
  policies: readonly FetchedPolicy[],
  { matchesOtherHolder: isOfAnother }: VerticalFetching,
): FetchStatus => (policies.some((each) => isOfAnother?.(each)) ? "NOT_OWNER" : "NO_INSURANCES_AT_SELECTED_PROVIDER");

const storedOf = (policy: FetchedPolicy, fetching: VerticalFetching): StoredPolicy => ({
  insuranceName: policy.insuranceName,
  yearlyFeeOre: policy.yearlyFeeOre,
  isCampaignInsurance: policy.isCampaignInsurance,
  renewalDate: policy.renewalDate,
  deductibles: policy.deductibles,
  searchParameters: fetching.searchParameters(policy),
});
