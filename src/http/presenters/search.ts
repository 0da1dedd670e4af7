import type { RankedOffer, SilentProvider } from "#domain/offer.ts";
import { formatKr } from "#domain/swedish-format.ts";
import type { ProgressData, SearchData, WireOffer } from "#http/contract/search.schema.ts";
import type { SeenSearch } from "#journeys/search/search-journey.ts";
import type { ProgressReading, SearchResult } from "#journeys/search/search.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export function presentSearch(seen: SeenSearch, result: SearchResult): SearchData {
  return {
    Result: {
      Ok: result.offers.map(presentOffer),
      Error: result.silent.map(presentSilent),
      SearchId: seen.searchId,
    },
    ExtendedData: { SearchData: { ...seen.summary } },
  };
}

export function presentProgress(vertical: AnyVerticalServer, reading: ProgressReading): ProgressData {
  const feeOreById = new Map<number, number | undefined>();
  for (const answer of reading.answers) {
    if (answer.kind === "offered") feeOreById.set(answer.offer.providerId, answer.offer.monthlyFeeOre);
    else feeOreById.set(answer.silent.providerId, undefined);
  }
  return {
    Result: {
      Providers: vertical.providers.map(({ providerId, name }) => {
        const feeOre = feeOreById.get(providerId);
        return {
          ProviderId: providerId,
          ProviderName: name,
          Fee: feeOre === undefined ? null : formatKr(feeOre),
          Answered: feeOreById.has(providerId),
        };
      }),
      Done: reading.isDone,
    },
  };
}

function presentOffer(offer: RankedOffer): WireOffer {
  return {
    ProviderId: offer.providerId,
    ProviderIndex: offer.position,
    ProviderName: offer.providerName,
    ResultId: offer.resultId,
    SubscriptionId: offer.subscriptionId,
    SubscriptionName: offer.subscriptionName,
    Fee: formatKr(offer.yearlyFeeOre),
    MonthlyFee: formatKr(offer.monthlyFeeOre),
    MonthlyFeeRaw: offer.monthlyFeeOre / 100,
    YearlyFee: formatKr(offer.yearlyFeeOre),
    YearlyFeeRaw: offer.yearlyFeeOre / 100,
    // Nothing to be cheaper than until a current insurance has been fetched.
    IsCheaper: false,
    YearlyFeeSaved: null,
    Index: offer.position,
  };
}

const presentSilent = (silent: SilentProvider): SearchData["Result"]["Error"][number] => ({
  ProviderId: silent.providerId,
  ProviderName: silent.providerName,
  Reason: silent.reason,
  Message: silent.message ?? null,
});
