import { insurerNames } from "./insurers.texts.sv.ts";
import { MILVIS_SHOP_ID, STENVALV_SHOP_ID } from "./shop-ids.ts";

/**
 * Who the insurers are: the one place that maps slug, shop id, provider id and name. An insurer that sells in several
 * verticals is the same record in all of them. Offers go by provider id, fetches and provider lists by shop id (OP-01).
 */
export interface Insurer {
  readonly slug: string;
  readonly shopId: number;
  /** The spec gives 132 for shop 1092; the others keep the same distance, so that ids never have to be looked up. */
  readonly providerId: number;
  readonly name: string;
}

export const insurers = {
  granskog: { slug: "granskog", shopId: 1041, providerId: 81, name: insurerNames.granskog },
  rattvis: { slug: "rattvis", shopId: 1047, providerId: 87, name: insurerNames.rattvis },
  tuvull: { slug: "tuvull", shopId: 1053, providerId: 93, name: insurerNames.tuvull },
  fyrbak: { slug: "fyrbak", shopId: 1062, providerId: 102, name: insurerNames.fyrbak },
  akerbar: { slug: "akerbar", shopId: 1068, providerId: 108, name: insurerNames.akerbar },
  kronhjort: { slug: "kronhjort", shopId: 1075, providerId: 115, name: insurerNames.kronhjort },
  ljunghed: { slug: "ljunghed", shopId: 1083, providerId: 123, name: insurerNames.ljunghed },
  milvis: { slug: "milvis", shopId: MILVIS_SHOP_ID, providerId: 132, name: insurerNames.milvis },
  bjorkhaga: { slug: "bjorkhaga", shopId: 1104, providerId: 144, name: insurerNames.bjorkhaga },
  nordkaj: { slug: "nordkaj", shopId: 1118, providerId: 158, name: insurerNames.nordkaj },
  rask: { slug: "rask", shopId: 1133, providerId: 173, name: insurerNames.rask },
  stenvalv: { slug: "stenvalv", shopId: STENVALV_SHOP_ID, providerId: 227, name: insurerNames.stenvalv },
} as const satisfies Record<string, Insurer>;

/** The insurer's own site: where its logo leads on the page after an order (C-215). */
export const websiteOf = ({ slug }: Pick<Insurer, "slug">): string => `https://www.${slug}.example/`;

/** Where an insurer takes notices of cancellation; undefined for one that we do not know. */
export function noticeAddress(shopId: number | undefined): string | undefined {
  const insurer = Object.values<Insurer>(insurers).find((each) => each.shopId === shopId);
  return insurer && `uppsagning@${insurer.slug}.example`;
}
