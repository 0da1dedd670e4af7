import { lenders } from "#verticals/_credit/lenders.ts";
import type { ProviderIdentity, StatedIdentity } from "#verticals/_contract/provider.ts";
import { mortgageBankTexts } from "./mortgage-banks.texts.sv.ts";

/** How a bank is asked. */
export interface MortgageBank extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
}

export type MortgageBankSlug = keyof typeof mortgageBanks;

const bank = (identity: ProviderIdentity, speaks: MortgageBank["speaks"]): MortgageBank => {
  const { slug, shopId, providerId, name, websiteUrl, noticeAddress } = identity;
  return { slug, shopId, providerId, name, websiteUrl, noticeAddress, speaks };
};

/** Lends against homes alone. */
const own = (slug: keyof typeof mortgageBankTexts, shopId: number, stated?: StatedIdentity): ProviderIdentity => ({
  slug,
  shopId,
  providerId: shopId,
  name: mortgageBankTexts[slug],
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: undefined,
  ...stated,
});

export const mortgageBanks = {
  ortugen: bank(lenders.ortugen, "json-at-once"),
  lanstugan: bank(lenders.lanstugan, "order-then-poll"),
  rantmaster: bank(lenders.rantmaster, "order-then-poll"),
  styvern: bank(lenders.styvern, "json-at-once"),
  skarvan: bank(lenders.skarvan, "json-at-once"),
  takasen: bank(own("takasen", 2330), "order-then-poll"),
};
