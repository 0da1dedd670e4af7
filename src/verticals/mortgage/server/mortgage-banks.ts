import { lenders } from "#verticals/_credit/lenders.ts";
import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import { mortgageBankTexts } from "./mortgage-banks.texts.sv.ts";

/** How a bank is asked. */
export interface MortgageBank extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
}

export type MortgageBankSlug = "ortugen" | "lanstugan" | "rantmaster" | "styvern" | "skarvan" | "takasen";

const bank = (identity: ProviderIdentity, speaks: MortgageBank["speaks"]): MortgageBank => {
  const { slug, shopId, providerId, name, websiteUrl, noticeAddress } = identity;
  return { slug, shopId, providerId, name, websiteUrl, noticeAddress, speaks };
};

/** Lends against homes alone. */
const takasen: ProviderIdentity = {
  slug: "takasen",
  shopId: 2330,
  providerId: 2330,
  name: mortgageBankTexts.takasen,
  websiteUrl: "https://www.takasen.example/",
  noticeAddress: undefined,
};

export const mortgageBanks: Readonly<Record<MortgageBankSlug, MortgageBank>> = {
  ortugen: bank(lenders.ortugen, "json-at-once"),
  lanstugan: bank(lenders.lanstugan, "order-then-poll"),
  rantmaster: bank(lenders.rantmaster, "order-then-poll"),
  styvern: bank(lenders.styvern, "json-at-once"),
  skarvan: bank(lenders.skarvan, "json-at-once"),
  takasen: bank(takasen, "order-then-poll"),
};
