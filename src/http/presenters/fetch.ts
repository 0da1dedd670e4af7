import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { isFetchRunning } from "#domain/fetch/fetch-status.ts";
import { wholeKr } from "#domain/offer/whole-kronor.ts";
import type {
  CheckFetchData,
  InitFetchData,
  OwnerInfoData,
  PollFetchData,
  WireExistingInsurance,
} from "#http/contract/fetch.schema.ts";
import type { FetchBegun, OwnerInfo } from "#journeys/fetch/fetch-journey.ts";
import type { FollowedFetch } from "#journeys/fetch/followed-fetch.ts";
import type { GivenFetchConsent, SeenFetch } from "#journeys/fetch/fetch.port.ts";

export const presentOwnerInfo = ({ status, providers }: OwnerInfo, consent: GivenFetchConsent): OwnerInfoData => ({
  Result: {
    status,
    providerList: providers.map(({ shopId, name, slug, isAvailable, loginMethods }) => ({
      shopid: shopId,
      name,
      logo: providerLogoPath(slug),
      isAvailable,
      loginMethods: [...loginMethods],
    })),
    hasMultipleProviders: providers.length > 1,
    consent: { text: consent.text, version: consent.textVersion },
  },
});

export const presentBegun = (begun: Exclude<FetchBegun, { kind: "invalid" }>): InitFetchData => ({
  Result: {
    status: begun.kind === "begun" ? "INITIATED" : begun.status,
    isProviderAvailable: begun.isProviderAvailable,
    fetchDataId: begun.kind === "begun" ? begun.fetchId : null,
  },
});

export function presentPoll(fetch: FollowedFetch): PollFetchData {
  const view = fetch.view?.status === "USER_ACTION_REQUIRED" ? fetch.view : undefined;
  // Only one of the two ways to log in is ever sent: a fetch for another device has no link.
  const isSameDevice = fetch.loginMethod === "SWEDISH_MOBILE_BANKID_SAME_DEVICE";
  return {
    Result: {
      fetchDataId: fetch.fetchId,
      status: statusOf(fetch),
      isDone: fetch.state !== "live",
      isReturnAwaited: fetch.isReturnAwaited,
      isLoginCancelled: fetch.state === "done" && fetch.status === "LOGIN_CANCELLED",
      bankIdQrCodeImage: (isSameDevice ? undefined : view?.qrPng) ?? null,
      bankIdAutostartToken: (isSameDevice ? view?.autostartToken : undefined) ?? null,
    },
    ExtendedData: { Result: { ExistingInsurance: existingOf(fetch) } },
  };
}

/** `withheld`: fields of a search that no page receives, not even the visitor's own. */
export const presentCheck = (fetch: FollowedFetch, withheld: readonly string[]): CheckFetchData => ({
  Result: {
    fetchDataId: fetch.fetchId,
    status: statusOf(fetch),
    ExistingInsurance: existingOf(fetch),
    SearchParameters: Object.fromEntries(
      Object.entries(fetch.policy?.searchParameters ?? {}).filter(([name]) => !withheld.includes(name)),
    ),
  },
});

/** A cancelled fetch has nothing to report. The page's view may be ahead of the row, never behind it. */
function statusOf({ state, status, view }: FollowedFetch): PollFetchData["Result"]["status"] {
  if (state === "cancelled") return "";
  if (status === "LOGIN_CANCELLED") return "BANKID_ERROR";
  return state === "live" && view && isFetchRunning(view.status) ? view.status : status;
}

function existingOf({ policy, providerName, providerSlug }: SeenFetch): WireExistingInsurance | null {
  if (!policy) return null;
  const { yearlyFeeOre, isCampaignInsurance, renewalDate, deductibles, insuranceName } = policy;
  return {
    providerName,
    logo: providerLogoPath(providerSlug),
    yearlyFee: yearlyFeeOre === undefined ? null : wholeKr(yearlyFeeOre),
    isCampaignInsurance,
    renewalDate: renewalDate ?? null,
    deductibles: deductibles.map(({ name, amountOre }) => ({ name, amount: wholeKr(amountOre) })),
    insuranceName: insuranceName ?? null,
  };
}
