import { lenders } from "#verticals/_credit/lenders.ts";
import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import { mortgageBankTexts } from "./mortgage-banks.texts.sv.ts";

/** How a bank is asked, and what it pays us for each visitor who asks it to get in touch. */
export interface MortgageBank extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
  readonly leadCommissionOre: number;
}

export type MortgageBankSlug = "ortugen" | "lanstugan" | "rantmaster" | "styvern" | "skarvan" | "takasen";

/** A bank pays an amount for each visitor: no share of anything is paid. */
const bank = (identity: ProviderIdentity, speaks: MortgageBank["speaks"], leadCommissionOre: number): MortgageBank => {
  const { slug, shopId, providerId, name, websiteUrl, noticeAddress } = identity;
  return { slug, shopId, providerId, name, websiteUrl, noticeAddress, commissionPercent: 0, speaks, leadCommissionOre };
};

/** Lends against homes alone. */
const takasen: ProviderIdentity = {
  slug: "takasen",
  shopId: 2330,
  providerId: 2330,
  name: mortgageBankTexts.takasen,
  commissionPercent: 0,
  websiteUrl: "https://www.takasen.example/",
  noticeAddress: undefined,
};

export const mortgageBanks: Readonly<Record<MortgageBankSlug, MortgageBank>> = {
  ortugen: bank(lenders.ortugen, "json-at-once", 600_00),
  lanstugan: bank(lenders.lanstugan, "order-then-poll", 600_00),
  rantmaster: bank(lenders.rantmaster, "order-then-poll", 800_00),
  styvern: bank(lenders.styvern, "json-at-once", 500_00),
  skarvan: bank(lenders.skarvan, "json-at-once", 700_00),
  takasen: bank(takasen, "order-then-poll", 500_00),
};
