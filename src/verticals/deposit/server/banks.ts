import type { ProviderIdentity, StatedIdentity } from "#verticals/_contract/provider.ts";
import { bankNames } from "./banks.texts.sv.ts";

export type BankSlug = keyof typeof bankNames;

/** Who a bank is, and how it is asked. */
export interface Bank extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
}

const bank = (slug: BankSlug, shopId: number, speaks: Bank["speaks"], stated?: StatedIdentity): Bank => ({
  slug,
  shopId,
  providerId: shopId,
  name: bankNames[slug],
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: undefined,
  ...stated,
  speaks,
});

export const banks: Readonly<Record<BankSlug, Bank>> = {
  ortugen: bank("ortugen", 2300, "json-at-once"),
  styvern: bank("styvern", 2301, "json-at-once"),
  rantmaster: bank("rantmaster", 2302, "order-then-poll"),
  skarvan: bank("skarvan", 2303, "json-at-once"),
  lanstugan: bank("lanstugan", 2304, "order-then-poll"),
  kopparlund: bank("kopparlund", 2320, "json-at-once"),
  myntgarden: bank("myntgarden", 2321, "order-then-poll"),
  rimfrost: bank("rimfrost", 2322, "json-at-once"),
};
