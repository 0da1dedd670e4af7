import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import { insurerNames } from "./insurers.texts.sv.ts";
import { MILVIS_SHOP_ID, STENVALV_SHOP_ID } from "./shop-ids.ts";

/** Who the insurers are. One that sells in several verticals is the same record in all of them. */
export type Insurer = ProviderIdentity;

type InsurerSlug = keyof typeof insurerNames;

/** The spec gives provider id 132 for shop 1092; the others have the same distance, so that ids never have to be looked up. */
const SHOP_TO_PROVIDER = 960;

const insurer = (slug: InsurerSlug, shopId: number, commissionPercent: number): Insurer => ({
  slug,
  shopId,
  providerId: shopId - SHOP_TO_PROVIDER,
  name: insurerNames[slug],
  commissionPercent,
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: `uppsagning@${slug}.example`,
});

export const insurers: Readonly<Record<InsurerSlug, Insurer>> = {
  granskog: insurer("granskog", 1041, 10),
  rattvis: insurer("rattvis", 1047, 12),
  tuvull: insurer("tuvull", 1053, 9),
  fyrbak: insurer("fyrbak", 1062, 11),
  akerbar: insurer("akerbar", 1068, 12),
  kronhjort: insurer("kronhjort", 1075, 8),
  ljunghed: insurer("ljunghed", 1083, 10),
  milvis: insurer("milvis", MILVIS_SHOP_ID, 14),
  bjorkhaga: insurer("bjorkhaga", 1104, 8),
  nordkaj: insurer("nordkaj", 1118, 11),
  rask: insurer("rask", 1133, 13),
  stenvalv: insurer("stenvalv", STENVALV_SHOP_ID, 9),
};
