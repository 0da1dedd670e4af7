import type { NeedsRecord } from "#domain/order/order-record.ts";
import { commissionKr } from "#domain/order/commission.ts";
import { describeRemuneration } from "#domain/order/remuneration.texts.sv.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { sharePercentOf } from "#journeys/commission/commission-of.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import type { StatedNeeds } from "#verticals/_contract/checkout.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";

/** What the visitor is shown before the order; the same record is stored with it (addendum A). */
export function needsRecord(
  /** What was needed, or of an agreement that no needs are stated for what is true of it. */
  stated: StatedNeeds | string | undefined,
  addOnNames: readonly string[],
  description: OfferDescription | undefined,
  paying: PayingProvider,
  nouns: Nouns,
): NeedsRecord {
  const texts = fillNouns(checkoutTexts, nouns);
  const describe = fillNouns(describeRemuneration, nouns);
  const hasNeeds = typeof stated === "object";
  const shown = {
    title: hasNeeds ? texts.needsTitle : texts.agreementTitle,
    statement: hasNeeds ? stated.statement : [texts.agreementWith(paying.name), stated].filter(Boolean).join(" "),
    remuneration: describe(paying.name, sharePercentOf(paying.slug), formatKr(paidOre(paying))),
    ranking: texts.ranking,
  };
  const addOns = addOnNames.length === 0 ? texts.noAddOns : addOnNames.join(", ");
  return {
    ...shown,
    items: hasNeeds ? [...stated.items, { id: "additional", name: texts.addOns, value: addOns }] : [],
    factSheet: hasNeeds ? description?.links.find(({ name }) => FACT_SHEET.test(name)) : undefined,
    // Only of the text: another provider or price does not make a new version.
    textVersion: textVersionOf([
      {
        ...shown,
        ...(hasNeeds ? {} : { statement: [texts.agreementWith(""), stated].filter(Boolean).join(" ") }),
        remuneration: describe("", 0, ""),
      },
      texts.terms.label,
      ...(hasNeeds ? [texts.needsRead.label] : []),
    ]),
  };
}

export interface PayingProvider extends Pick<ProviderIdentity, "name" | "slug"> {
  readonly yearlyFeeOre: number;
}

const paidOre = ({ slug, yearlyFeeOre }: PayingProvider): number =>
  commissionKr(sharePercentOf(slug), yearlyFeeOre) * 100;

/** Its legal name, in Swedish or as an abbreviation. */
const FACT_SHEET = /faktablad|ipid/i;
