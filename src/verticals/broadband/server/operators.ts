import type { ProviderIdentity, StatedIdentity } from "#verticals/_contract/provider.ts";
import { operatorNames } from "./operators.texts.sv.ts";

export type OperatorSlug = keyof typeof operatorNames;

/** Who an operator is, and how it is asked. */
export interface Operator extends ProviderIdentity {
  readonly speaks: "json-at-once" | "order-then-poll";
}

/** Shop and provider are the same number: no other provider has one from 2200 to 2299. */
const operator = (
  slug: OperatorSlug,
  shopId: number,
  speaks: Operator["speaks"],
  stated?: StatedIdentity,
): Operator => ({
  slug,
  shopId,
  providerId: shopId,
  name: operatorNames[slug],
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: `uppsagning@${slug}.example`,
  ...stated,
  speaks,
});

export const operators: Readonly<Record<OperatorSlug, Operator>> = {
  fiberlin: operator("fiberlin", 2200, "json-at-once"),
  bandtrast: operator("bandtrast", 2201, "order-then-poll"),
  kabelo: operator("kabelo", 2202, "order-then-poll"),
  ljustrad: operator("ljustrad", 2203, "json-at-once"),
  pingvinet: operator("pingvinet", 2204, "json-at-once"),
  vagskum: operator("vagskum", 2205, "order-then-poll"),
};
