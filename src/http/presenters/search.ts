import { lowProviderLogoPath, providerLogoPath } from "#domain/addresses/file-paths.ts";
import { linkOutPath } from "#domain/addresses/link-out-paths.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import { countCheaper } from "#domain/comparison/compare-offers.ts";
import type { AskedProvider, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { OrderFlowVersion } from "#domain/search/search-parameters.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { ProgressData, SearchData, WireOffer, WireVehicle } from "#http/contract/search.schema.ts";
import type { ListedOffer, ListedSearch } from "#journeys/search/list-search.ts";
import type { EndedSearch } from "#journeys/search/search-journey.ts";
import type { ProgressSnapshot, SearchResult, TempSearch } from "#journeys/search/search.port.ts";
import type { OfferDescription, OfferRow } from "#verticals/_contract/offer-description.ts";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export function presentSearch(listed: ListedSearch, flow: OrderFlowVersion): SearchData {
  const { path } = listed.vertical.description;
  const asked = new Map(listed.asked.map((provider) => [provider.providerId, provider]));
  return {
    Result: {
      Ok: listed.offers.map((offer) => ({
        ...presentOffer(path, offer, asked.get(offer.providerId)),
        ...listed.vertical.presentOffer?.(offer),
      })),
      Error: listed.withoutOffer.map(presentWithoutOffer),
      SearchId: listed.searchId,
    },
    ExtendedData: presentExtendedData(
      { ...listed, cheaper: listed.offers.filter(({ isCheaper }) => isCheaper).length },
      flow,
    ),
  };
}

/** As `presentSearch`, without the list. */
export const presentSearchId = ({ found, current }: EndedSearch, flow: OrderFlowVersion): SearchData => ({
  Result: { Ok: [], Error: [], SearchId: found.searchId },
  ExtendedData: presentExtendedData(
    {
      ...found,
      ...found.result,
      cheaper: countCheaper(found.result.offers, current, found.vertical.typedFeeOre?.(found.search)),
    },
    flow,
  ),
});

interface AboutSearch
  extends Pick<ListedSearch, "vertical" | "summary">, Pick<SearchResult, "withoutOffer" | "registers"> {
  readonly offers: readonly unknown[];
  readonly cheaper: number;
}

const presentExtendedData = (about: AboutSearch, flow: OrderFlowVersion): SearchData["ExtendedData"] => ({
  Vehicle: about.registers?.vehicle ? presentVehicle(about.registers.vehicle) : null,
  SearchData: { ...about.summary },
  Gtm: { DataLayer: presentDataLayer(about, flow) },
});

/** Most polls find that nothing has changed since the last: each snapshot is presented once. */
const presented = new WeakMap<ProgressSnapshot & TempSearch, ProgressData>();

export function presentProgress(vertical: AnyVerticalServer, snapshot: ProgressSnapshot & TempSearch): ProgressData {
  const known = presented.get(snapshot) ?? writeProgress(vertical, snapshot);
  presented.set(snapshot, known);
  return known;
}

function writeProgress(vertical: AnyVerticalServer, snapshot: ProgressSnapshot & TempSearch): ProgressData {
  const { monthlyFeeOre, yearlyFeeOre, listedCount, searchId, isDone } = snapshot;
  return {
    Result: {
      Providers: vertical.providers.map(({ providerId, name }) => {
        const feeOre = monthlyFeeOre.get(providerId);
        return {
          ProviderId: providerId,
          ProviderName: name,
          Fee: feeOre === undefined ? null : formatKr(feeOre),
          YearlyFee: krOrNull(yearlyFeeOre.get(providerId)),
          Answered: monthlyFeeOre.has(providerId),
        };
      }),
      Listed: listedCount,
      SearchId: searchId,
      Done: isDone,
    },
  };
}

/** What analytics may know of a search: counts and choices, no personal data and no id of ours. */
function presentDataLayer(
  { vertical, summary, offers, withoutOffer, cheaper }: AboutSearch,
  flow: OrderFlowVersion,
): Record<string, string | number> {
  const insuranceType = summary["insurancetype"];
  return {
    event: "search_result",
    service: vertical.description.serviceName,
    categoryid: vertical.description.categoryId,
    ...(insuranceType === undefined ? {} : { insurancetype: insuranceType }),
    orderflowversion: flow,
    offers: offers.length,
    cheaper,
    denied: withoutOffer.length,
  };
}

function presentOffer(path: string, offer: ListedOffer, provider: AskedProvider | undefined): WireOffer {
  const { yearlyFeeOre, monthlyFeeOre } = offer.price;
  return {
    UniqueId: offer.resultId,
    Index: offer.position,
    ResultId: offer.resultId,
    ProviderId: offer.providerId,
    ProviderIndex: offer.position,
    ProviderName: offer.providerName,
    ProviderHighResolutionLogoUrl: providerLogoPath(provider?.slug ?? "okand"),
    ProviderLogoUrl: lowProviderLogoPath(provider?.slug ?? "okand"),
    ClickUrl: clickPath(path, offer, provider),
    SubscriptionId: offer.subscriptionId,
    SubscriptionName: offer.subscriptionName,
    Fee: formatKr(yearlyFeeOre),
    MonthlyFee: formatKr(monthlyFeeOre),
    MonthlyFeeRaw: monthlyFeeOre / 100,
    YearlyFee: formatKr(yearlyFeeOre),
    YearlyFeeRaw: yearlyFeeOre / 100,
    IsCheaper: offer.isCheaper,
    YearlyFeeSaved: offer.yearlyFeeSavedOre === undefined ? null : formatKr(offer.yearlyFeeSavedOre),
    Labels: [...offer.labels],
    FavoriteId: offer.favouriteId ?? null,
    IsPulsing: false,
    LatestOrderInfo: null,
    ...presentDescription(offer.description),
  };
}

/** Where an offer is taken: our checkout, or the page that leads to the provider. */
function clickPath(path: string, { resultId }: ListedOffer, provider: AskedProvider | undefined): string | null {
  if (provider && !provider.isOrderedElsewhere) return checkoutPath({ path }, resultId);
  return provider?.hasLinkOut ? linkOutPath({ path }, resultId) : null;
}

function presentDescription(description: OfferDescription | undefined) {
  const rating = description?.consumerRating;
  return {
    FeaturedInfo: description?.featured ?? null,
    InfoAndOffers: [...(description?.benefits ?? [])],
    Services: [...(description?.services ?? [])],
    AdditionalSubscriptionInfo: rating
      ? { konsumenternas: { points: rating.points, outOf: rating.outOf, footer: rating.note } }
      : {},
    ExcessCostInfo: presentExcesses(description),
    Covers: presentCovers(description),
    Notices: [...(description?.notices ?? [])],
    PayAsYouDrive: description?.isPaidByUse ?? false,
    Disclaimer: description?.disclaimer ?? null,
    BindingMonths: description?.bindingMonths ?? null,
    InfoUrls: (description?.links ?? []).map(({ name, url }) => ({ Name: name, Url: url })),
    Discount: description?.discount ? { value: description.discount.value, name: description.discount.name } : null,
    Description: description?.about ?? null,
    ExcessCostBuilding: findExcess(description, "BUILDING")?.text ?? null,
    ExcessCostPersonalProperty: findExcess(description, "PERSONAL_PROPERTY")?.text ?? null,
    isSkeleton: false as const,
  };
}

export const presentExcesses = (description: OfferDescription | undefined): WireOffer["ExcessCostInfo"] =>
  rowsOf(description, "excess").map(({ type, name, text, detail, isIncluded = true }) => ({
    type,
    name,
    description: text,
    disclaimer: detail ?? null,
    isIncluded,
  }));

/** Undefined when there is none, or when the damage is not covered. */
export const findExcess = (description: OfferDescription | undefined, type: string): OfferRow | undefined =>
  rowsOf(description, "excess").find((row) => row.type === type && row.isIncluded !== false);

export const presentCovers = (description: OfferDescription | undefined): WireOffer["Covers"] =>
  rowsOf(description, "covers").map(({ type, name, text, isIncluded = true }) => ({
    type,
    name,
    description: text,
    isIncluded,
  }));

const krOrNull = (ore: number | undefined): string | null => (ore === undefined ? null : formatKr(ore));

const presentWithoutOffer = (provider: ProviderWithoutOffer): SearchData["Result"]["Error"][number] => ({
  ProviderId: provider.providerId,
  ProviderName: provider.providerName,
  Reason: provider.reason,
  Message: provider.message ?? null,
});

const presentVehicle = (vehicle: Vehicle): WireVehicle => ({
  RegistrationNumber: vehicle.registrationNumber,
  Make: vehicle.make,
  Model: vehicle.model,
  ModelYear: vehicle.modelYear ?? null,
  Colour: vehicle.colour,
  Fuel: vehicle.fuel,
  Status: vehicle.status,
});
