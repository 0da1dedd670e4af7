import { checkoutPath, productPath, resultPath } from "#domain/addresses/shop-paths.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { LoadOwnPage, OwnList } from "#verticals/_contract/own-pages.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import { electricityPlace } from "#verticals/electricity/electricity.place.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { contractLabel } from "#verticals/electricity/electricity.texts.sv.ts";
import type { MeterContract, MeterPageData } from "#verticals/electricity/meter/meter-page-data.ts";

/** The list that the visitor's own use is to rank anew. Prices by quarter come from the public call, which browsers cache. */
export const loadMeterPage: LoadOwnPage<ElectricitySearch> = async ({ query, today }, sources) => {
  const searchId = query.get("searchid");
  const own = searchId === null ? undefined : await sources.list(searchId);
  return { list: own && listOf(own), formHref: productPath(electricityPlace), today } satisfies MeterPageData;
};

const listOf = ({ searchId, offers, search }: OwnList<ElectricitySearch>): MeterPageData["list"] => ({
  resultHref: resultPath(electricityPlace, searchId),
  contracts: offers.toSorted((a, b) => a.position - b.position).map(contractOf),
  area: search.area,
  home: { housing: search.housing, heating: search.heating },
  currentPriceKwh: search.currentPriceKwh,
});

function contractOf({ resultId, providerName, subscriptionName, detail }: RankedOffer): MeterContract {
  // Stored by this vertical's own providers.
  const { terms, campaign } = detail as ElectricityDetail;
  return {
    id: resultId,
    providerName,
    name: subscriptionName,
    label: contractLabel(terms.type, campaign),
    terms,
    orderHref: checkoutPath(electricityPlace, resultId),
  };
}
