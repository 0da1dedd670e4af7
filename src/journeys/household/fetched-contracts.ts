import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { ifAhead, noticeBeforeRenewal } from "#domain/household/contract-days.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import type { PersonFetch, PersonPolicy } from "#journeys/account/account.port.ts";
import { productOf } from "#journeys/account/account-orders.ts";
import type { Saving } from "#journeys/fetch/saving.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { HeldKey } from "./household.port.ts";
import type { KnownOrders } from "./ordered-contracts.ts";

interface KnownFetches extends KnownOrders {
  readonly personId: string;
  readonly heldKey: HeldKey;
}

/** The newest fetch of each agreement; a repeated fetch is the same agreement. */
export function fetchedContracts(
  known: KnownFetches,
  fetches: readonly PersonFetch[],
  compared: readonly Saving[],
): HeldContract[] {
  const all = fetches.flatMap((fetch) => (fetch.policy ? [fetchedContract(known, fetch, fetch.policy, compared)] : []));
  return all.filter(({ heldId }, at) => all.findIndex((each) => each.heldId === heldId) === at);
}

function fetchedContract(
  known: KnownFetches,
  fetch: PersonFetch,
  policy: PersonPolicy,
  compared: readonly Saving[],
): HeldContract {
  const { verticals, personId, heldKey, today } = known;
  const vertical = verticals.find(({ description }) => description.name === fetch.vertical);
  const thing = vertical?.cancel?.thing(policy.fields)?.name;
  const renewalDate = ifAhead(policy.renewalDate, today);
  const hasNotice = isGivenNotice(known, vertical, fetch, policy);
  const renewsOn = hasNotice ? undefined : renewalDate;
  return {
    heldId: heldKey([personId, fetch.vertical, fetch.providerSlug, thing ?? ""].join(" ")),
    source: "fetched",
    vertical: fetch.vertical,
    product: productOf(vertical),
    providerName: fetch.providerName,
    providerSlug: fetch.providerSlug,
    thing,
    covers: vertical?.held?.covers?.(),
    ...feesOf(policy),
    renewsOn,
    noticeBy: renewsOn && vertical?.held?.renewsYearly ? ifAhead(noticeBeforeRenewal(renewsOn), today) : undefined,
    endsOn: hasNotice ? renewalDate : undefined,
    knownOn: swedishDate(policy.fetchedAtMs),
    fetchId: fetch.fetchId,
    searchId: compared.find(({ fetchId }) => fetchId === fetch.fetchId)?.searchId,
  };
}

/** A campaign's fee is not that of a year. */
const feesOf = ({
  isCampaignInsurance,
  yearlyFeeOre: yearOre,
}: PersonPolicy): Pick<HeldContract, "monthlyOre" | "yearOre"> =>
  isCampaignInsurance || yearOre === undefined ? {} : { monthlyOre: Math.round(yearOre / 12), yearOre };

const isGivenNotice = (
  { orders }: KnownFetches,
  vertical: AnyVerticalServer | undefined,
  fetch: PersonFetch,
  policy: PersonPolicy,
): boolean =>
  orders.some(
    ({ notice, vertical: ordered, fields }) =>
      notice !== undefined &&
      ordered === fetch.vertical &&
      notice.insurerName === fetch.providerName &&
      notice.endsOn === policy.renewalDate &&
      vertical?.cancel?.thing(fields)?.key === vertical?.cancel?.thing(policy.fields)?.key,
  );
