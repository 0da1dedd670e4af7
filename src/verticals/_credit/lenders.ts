import type { ProviderIdentity, StatedIdentity } from "#verticals/_contract/provider.ts";
import { lenderNames } from "./lenders.texts.sv.ts";

export type LenderSlug = keyof typeof lenderNames;

/** Who a lender is, and how it is asked. */
export interface Lender extends ProviderIdentity {
  readonly speaks: "credit-cases" | "credit-messages";
}

/** Shop and provider are the same number: no other provider has one from 2300 on. */
const lender = (slug: LenderSlug, shopId: number, speaks: Lender["speaks"], stated?: StatedIdentity): Lender => ({
  slug,
  shopId,
  providerId: shopId,
  name: lenderNames[slug],
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: undefined,
  ...stated,
  speaks,
});

export const lenders: Readonly<Record<LenderSlug, Lender>> = {
  ortugen: lender("ortugen", 2300, "credit-cases"),
  styvern: lender("styvern", 2301, "credit-messages"),
  rantmaster: lender("rantmaster", 2302, "credit-cases"),
  skarvan: lender("skarvan", 2303, "credit-cases"),
  lanstugan: lender("lanstugan", 2304, "credit-messages"),
  kopparslant: lender("kopparslant", 2305, "credit-cases"),
  halvskilling: lender("halvskilling", 2306, "credit-messages"),
  myntgatan: lender("myntgatan", 2307, "credit-messages"),
};
