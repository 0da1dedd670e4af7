import type { ContractDiscounts, KwhParts } from "#verticals/electricity/calculation/contract-terms.ts";
import type { ElectricityDetail } from "#verticals/electricity/electricity.offer.ts";
import type { ContractType } from "#verticals/electricity/electricity.search.ts";

interface Change {
  readonly type?: ContractType;
  readonly campaign?: string | undefined;
  readonly bindingMonths?: number;
  readonly comparisonKwh?: number;
  readonly discounts?: Partial<ContractDiscounts>;
}

const PARTS: KwhParts = {
  spot: 6210,
  powerFee: 0,
  certificate: 40,
  markup: 480,
  certificateAndMarkup: 0,
  volumeFee: 520,
  environment: 150,
  fixedCost: 390,
  discountYearlyFee: 0,
  discountOnce: 0,
  discountMonthly: 0,
  discountKwh: -200,
  vat: 1898,
};
const NO_DISCOUNTS: ContractDiscounts = { yearlyFeeOre: 0, onceOre: 0, monthlyOre: 0, months: 6, kwh: 0 };

/** A contract for tests: 12 000 kWh in SE3, with the figures of the designed page. */
export function contractDetail({
  type = "hourly",
  campaign,
  bindingMonths = 0,
  comparisonKwh = 9488,
  discounts = { kwh: 400 },
}: Change = {}): ElectricityDetail {
  const isFixed = type === "fixed";
  return {
    providerInfo: "Elhandlare med egen vindkraft i Jämtland.",
    subscriptionInfo: "Du betalar elbörsens pris varje kvart.",
    resubscribeInfo: "Avtalet löper vidare tills du säger upp det.",
    campaign,
    bindingMonths,
    termsValidMonths: 12,
    terminationMonths: 1,
    environment: "wind",
    monthlyFeeText: "39 kr i månaden utan moms.",
    priceInfo: "Påslaget är vår del av priset.",
    links: [{ name: "Avtalsvillkor", url: "https://timjan.example/villkor.pdf" }],
    terms: {
      type,
      powerFeeKwh: isFixed ? 6210 : 0,
      certificateKwh: 40,
      markupKwh: 480,
      certificateAndMarkupKwh: 0,
      volumeFeeKwh: 520,
      environmentKwh: 150,
      yearlyFeeOre: 46_800,
      discounts: { ...NO_DISCOUNTS, ...discounts },
    },
    cost: {
      comparisonKwh,
      parts: isFixed ? { ...PARTS, spot: 0, powerFee: 6210 } : PARTS,
      yearOre: comparisonKwh * 120,
      discountOre: 300_00,
      months: { first: "2025-11", ore: Array.from({ length: 12 }, () => comparisonKwh * 10) },
      range: isFixed ? undefined : { lowestOre: 783_000, highestOre: 1_651_600, years: 3 },
    },
    exitFeeOre: 0,
    spot: isFixed ? undefined : { month: "2026-10", meanKwh: 6210, area: "SE3" },
  };
}
