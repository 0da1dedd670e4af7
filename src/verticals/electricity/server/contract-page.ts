import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import type { LoadOwnPage } from "#verticals/_contract/own-pages.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import { energyTaxOn } from "#verticals/electricity/calculation/energy-tax.ts";
import type { ContractPageData } from "#verticals/electricity/contract/contract-page-data.ts";
import { pricedOf } from "#verticals/electricity/electricity.facts.ts";
import { monthlyFeeOre, withVat } from "#verticals/electricity/electricity-fees.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { dayOf, monthsOf } from "./contract-charts.ts";
import { listPriceRows } from "#verticals/electricity/price-rows.ts";

/** The page of one contract of the reader's own list. */
export const contractPageOf =
  (suppliers: readonly Pick<Provider<never>, "providerId" | "slug" | "ordering">[]): LoadOwnPage<ElectricitySearch> =>
  async ({ params, today, nowMs }, sources): Promise<ContractPageData | undefined> => {
    const found = await sources.offer(params["id"] ?? "");
    if (!found) return undefined;
    const { offer, search, searchId } = found;
    const supplier = suppliers.find(({ providerId }) => providerId === offer.providerId);
    // A vertical only ever gets back the detail its own providers made.
    const detail = offer.detail as ElectricityDetail;
    const { terms, cost } = detail;
    const [spot, list] = await Promise.all([sources.series(`spot/${search.area}`), sources.list(searchId)]);
    return {
      resultId: offer.resultId,
      searchId,
      providerName: offer.providerName,
      logoUrl: providerLogoPath(supplier?.slug ?? ""),
      subscriptionName: offer.subscriptionName,
      isOrderedElsewhere: supplier?.ordering === undefined,
      providerInfo: detail.providerInfo,
      subscriptionInfo: detail.subscriptionInfo,
      resubscribeInfo: detail.resubscribeInfo,
      campaign: detail.campaign,
      bindingMonths: detail.bindingMonths,
      termsValidMonths: detail.termsValidMonths,
      terminationMonths: detail.terminationMonths,
      environment: detail.environment,
      monthlyFeeText: detail.monthlyFeeText,
      priceInfo: detail.priceInfo,
      links: detail.links,
      spot: detail.spot,
      type: terms.type,
      rows: listPriceRows(pricedOf(detail)),
      comparisonKwh: cost.comparisonKwh,
      yearOre: cost.yearOre,
      range: cost.range,
      yearlyUseKwh: search.yearlyUseKwh,
      fixedFeeMonthOre: monthlyFeeOre(terms),
      discounts: {
        yearlyFeeOre: withVat(terms.discounts.yearlyFeeOre),
        onceOre: withVat(terms.discounts.onceOre),
        monthlyOre: withVat(terms.discounts.monthlyOre),
        kwh: withVat(terms.discounts.kwh),
        months: terms.discounts.months,
      },
      energyTaxKwh: energyTaxOn(today)?.withVatKwh,
      day: terms.type === "hourly" ? dayOf(spot, search, today, nowMs) : undefined,
      months: monthsOf(offer, list?.offers ?? []),
    };
  };
