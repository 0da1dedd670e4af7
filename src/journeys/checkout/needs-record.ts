import type { NeedsRecord, SummaryItem } from "#domain/order-record.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";

/** What the visitor is told before the order; the same record is stored with it (addendum A). */
export function needsRecord(
  needs: { readonly statement: string; readonly items: readonly SummaryItem[] },
  addOnNames: readonly string[],
  description: OfferDescription | undefined,
): NeedsRecord {
  const words = {
    title: texts.needsTitle,
    statement: needs.statement,
    remuneration: texts.remuneration,
    ranking: texts.ranking,
  };
  const addOns = addOnNames.length === 0 ? texts.noAddOns : addOnNames.join(", ");
  return {
    ...words,
    items: [...needs.items, { id: "additional", name: texts.addOns, value: addOns }],
    factSheet: description?.links.find(({ name }) => FACT_SHEET.test(name)),
    textVersion: textVersionOf([words, texts.terms.label, texts.needsRead.label]),
  };
}

/** What the law calls it, in Swedish or by its initials. */
const FACT_SHEET = /faktablad|ipid/i;
