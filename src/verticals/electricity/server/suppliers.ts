import type { ProviderIdentity, StatedIdentity } from "#verticals/_contract/provider.ts";
import { supplierNames } from "./suppliers.texts.sv.ts";

export type SupplierSlug = keyof typeof supplierNames;

/** Who a supplier is, and how it is asked. */
export interface Supplier extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
}

/** Shop and provider are the same number: no other provider has one from 2100 on. */
const supplier = (
  slug: SupplierSlug,
  shopId: number,
  speaks: Supplier["speaks"],
  stated?: StatedIdentity,
): Supplier => ({
  slug,
  shopId,
  providerId: shopId,
  name: supplierNames[slug],
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: `uppsagning@${slug}.example`,
  ...stated,
  speaks,
});

export const suppliers: Readonly<Record<SupplierSlug, Supplier>> = {
  stromstare: supplier("stromstare", 2100, "order-then-poll"),
  timjan: supplier("timjan", 2101, "json-at-once"),
  solglantan: supplier("solglantan", 2102, "json-at-once"),
  vindila: supplier("vindila", 2103, "json-at-once"),
  alvdrag: supplier("alvdrag", 2104, "order-then-poll"),
  midvinter: supplier("midvinter", 2105, "json-at-once"),
  skymning: supplier("skymning", 2106, "order-then-poll"),
  kvarnbacka: supplier("kvarnbacka", 2107, "order-then-poll"),
};
