import { formatKr, formatPrice, formatWhole } from "#domain/format/swedish-format.ts";

const months = (count: number): string => (count === 1 ? "1 månad" : `${count} månader`);

export const broadbandOfferTexts = {
  termsTitle: "Avtalet",
  type: "Anslutning",
  inNet: (type: string, owner: string): string => `${type} i ${owner}`,
  speed: "Hastighet",
  mbit: (down: number, up: number): string => `${formatWhole(down)}/${formatWhole(up)} Mbit/s`,
  campaign: "Kampanjpris",
  noCampaign: "Ingen kampanj",
  binding: "Bindningstid",
  campaignFor: (feeOre: number, count: number): string => `${perMonth(feeOre)} i ${months(count)}`,
  monthlyFee: "Ordinarie pris",
  startFee: "Startavgift",
  noStartFee: "Ingen",
  router: "Router",
  routerIncluded: "Ingår",
  noRouter: "Ingår inte",
  notice: "Uppsägningstid",
  noNotice: "Ingen",
  twoYears: "Kostnad på två år",
  months,
  perMonth,
  kr: (ore: number): string => formatKr(ore),
  /** What the price of an order holds for. */
  afterCampaign: (feeOre: number, count: number, ordinaryOre: number, twoYearsOre: number): string =>
    `Priset gäller första året: ${perMonth(feeOre)} i ${months(count)}, sedan ${perMonth(ordinaryOre)}. På två år kostar det ${formatKr(twoYearsOre)}.`,
  withStartFee: (feeOre: number, ordinaryOre: number, twoYearsOre: number): string =>
    `Priset gäller första året: ${perMonth(ordinaryOre)} och ${formatKr(feeOre)} i startavgift. På två år kostar det ${formatKr(twoYearsOre)}.`,
  withBoth: (startOre: number): string => `Startavgiften på ${formatKr(startOre)} ingår i priset för första året.`,
} as const;

function perMonth(ore: number): string {
  return formatPrice({ value: ore, unit: "ore-month" });
}
