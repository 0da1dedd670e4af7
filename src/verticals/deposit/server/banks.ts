import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import { bankNames } from "./banks.texts.sv.ts";

export type BankSlug = keyof typeof bankNames;

/** Who a bank is, how it is asked, and what it pays us for a customer. */
export interface Bank extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
  readonly commissionOre: number;
}

/** A bank pays an amount for each customer: no share of anything is paid. */
const bank = (slug: BankSlug, shopId: number, speaks: Bank["speaks"], commissionOre: number): Bank => ({
  slug,
  shopId,
  providerId: shopId,
  name: bankNames[slug],
  commissionPercent: 0,
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: undefined,
  speaks,
  commissionOre,
});

export const banks: Readonly<Record<BankSlug, Bank>> = {
  ortugen: bank("ortugen", 2300, "json-at-once", 250_00),
  styvern: bank("styvern", 2301, "json-at-once", 200_00),
  rantmaster: bank("rantmaster", 2302, "order-then-poll", 300_00),
  skarvan: bank("skarvan", 2303, "json-at-once", 350_00),
  lanstugan: bank("lanstugan", 2304, "order-then-poll", 250_00),
  kopparlund: bank("kopparlund", 2320, "json-at-once", 200_00),
  myntgarden: bank("myntgarden", 2321, "order-then-poll", 150_00),
  rimfrost: bank("rimfrost", 2322, "json-at-once", 0),
};
