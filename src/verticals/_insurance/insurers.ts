import type { ProviderIdentity, StatedIdentity } from "#verticals/_contract/provider.ts";
import { claimsContacts } from "./claims-contacts.ts";
import { insurerNames } from "./insurers.texts.sv.ts";
import { MILVIS_SHOP_ID, STENVALV_SHOP_ID } from "./shop-ids.ts";

/** Who an insurer is, and how it is asked. One that sells in several verticals is the same record in all of them. */
export interface Insurer extends ProviderIdentity {
  readonly speaks: WireStyle;
}

/** The protocol an insurer speaks, and how it differs from the others that do: the same in every line it sells. */
export interface WireStyle {
  readonly protocol: "json-at-once" | "order-then-poll" | "soap";
  /** The status of a refusal, for an insurer that treats it as an error of the request. */
  readonly declineStatus?: number;
  /** At once: kronor as a text with two decimals. */
  readonly hasTextAmounts?: boolean;
  /** Jobs: numbers without spaces and dashes. */
  readonly isUndivided?: boolean;
  readonly soapVersion?: "1.1" | "1.2";
  /** SOAP: in amounts, also in those that it wants to be sent. */
  readonly decimalMark?: "." | ",";
  /** SOAP: writes YYYYMMDD. */
  readonly hasPlainDates?: boolean;
}

type InsurerSlug = keyof typeof insurerNames;

/** The spec gives provider id 132 for shop 1092; the others have the same distance, so that ids never have to be looked up. */
const SHOP_TO_PROVIDER = 960;

const insurer = (slug: InsurerSlug, shopId: number, speaks: WireStyle, stated?: StatedIdentity): Insurer => ({
  slug,
  shopId,
  providerId: shopId - SHOP_TO_PROVIDER,
  name: insurerNames[slug],
  websiteUrl: `https://www.${slug}.example/`,
  noticeAddress: `uppsagning@${slug}.example`,
  ...stated,
  claims: { url: `https://www.${slug}.example/skada/`, ...claimsContacts[slug] },
  speaks,
});

export const insurers: Readonly<Record<InsurerSlug, Insurer>> = {
  granskog: insurer("granskog", 1041, { protocol: "soap" }),
  // Honours the idempotency key: placing again under the same reference gives the same order.
  rattvis: insurer("rattvis", 1047, { protocol: "order-then-poll" }),
  // Ignores a repeated reference and places again, so it must always be asked first (`ordering.find`).
  tuvull: insurer("tuvull", 1053, { protocol: "json-at-once" }),
  fyrbak: insurer("fyrbak", 1062, { protocol: "json-at-once", hasTextAmounts: true }),
  akerbar: insurer("akerbar", 1068, { protocol: "order-then-poll" }),
  kronhjort: insurer("kronhjort", 1075, { protocol: "soap", soapVersion: "1.2" }),
  ljunghed: insurer("ljunghed", 1083, { protocol: "order-then-poll", declineStatus: 409 }),
  milvis: insurer("milvis", MILVIS_SHOP_ID, { protocol: "json-at-once" }),
  bjorkhaga: insurer("bjorkhaga", 1104, { protocol: "soap", decimalMark: "," }),
  nordkaj: insurer("nordkaj", 1118, { protocol: "order-then-poll", isUndivided: true }),
  rask: insurer("rask", 1133, { protocol: "json-at-once", declineStatus: 422 }),
  stenvalv: insurer("stenvalv", STENVALV_SHOP_ID, { protocol: "soap", soapVersion: "1.2", hasPlainDates: true }),
};
