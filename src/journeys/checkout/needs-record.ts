import type { NeedsRecord, SummaryItem } from "#domain/order/order-record.ts";
import { describeRemuneration } from "#domain/order/remuneration.texts.sv.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import { commissionKr, commissionPercent } from "#verticals/_insurance/commissions.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";

/** What the visitor is shown before the order; the same record is stored with it (addendum A). */
export function needsRecord(
  needs: { readonly statement: string; readonly items: readonly SummaryItem[] },
  addOnNames: readonly string[],
  description: OfferDescription | undefined,
  paying: PayingProvider,
): NeedsRecord {
  const shown = {
    title: texts.needsTitle,
    statement: needs.statement,
    remuneration: remunerationOf(paying),
    ranking: texts.ranking,
  };
  const addOns = addOnNames.length === 0 ? texts.noAddOns : addOnNames.join(", ");
  return {
    ...shown,
    items: [...needs.items, { id: "additional", name: texts.addOns, value: addOns }],
    factSheet: description?.links.find(({ name }) => FACT_SHEET.test(name)),
    // Only of the text: another provider or price does not make a new version.
    textVersion: textVersionOf([
      { ...shown, remuneration: describeRemuneration("", 0, "") },
      texts.terms.label,
      texts.needsRead.label,
    ]),
  };
}

export interface PayingProvider {
  readonly shopId: number;
  readonly name: string;
  readonly yearlyFeeOre: number;
}

function remunerationOf({ shopId, name, yearlyFeeOre }: PayingProvider): string {
  const percent = commissionPercent(shopId);
  return describeRemuneration(name, percent, formatKr(commissionKr(shopId, yearlyFeeOre) * 100));
}

/** Its legal name, in Swedish or as an abbreviation. */
const FACT_SHEET = /faktablad|ipid/i;
