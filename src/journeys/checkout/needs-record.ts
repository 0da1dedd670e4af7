import type { CoverPart, CoverState } from "#domain/cover/cover.ts";
import { addOnFee, coverStateTexts, describeShortfalls } from "#domain/cover/cover.texts.sv.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { NeedsRecord, SummaryItem } from "#domain/order/order-record.ts";
import { commissionKr } from "#domain/order/commission.ts";
import { describeRemuneration } from "#domain/order/remuneration.texts.sv.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { sharePercentOf } from "#journeys/commission/commission-of.ts";
import { textVersionOf } from "#journeys/consent/text-version.ts";
import type { ProviderIdentity } from "#verticals/_contract/provider.ts";
import type { StatedNeeds } from "#verticals/_contract/checkout.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { bindingTerm } from "#verticals/_contract/offer-terms.ts";
import { checkoutTexts } from "./checkout.texts.sv.ts";

/** What is bought: the offer as its checkout has it. */
export interface BoughtTerms {
  readonly description: OfferDescription | undefined;
  /** The names of the chosen add-ons. */
  readonly addOns: readonly string[];
  readonly payment: Payment;
}

/** What the visitor is shown before the order; the same record is stored with it (addendum A). */
export function needsRecord(
  /** What was needed, or of an agreement that no needs are stated for what is true of it. */
  stated: StatedNeeds | string | undefined,
  bought: BoughtTerms,
  paying: PayingProvider,
  nouns: Nouns,
): NeedsRecord {
  const texts = fillNouns(checkoutTexts, nouns);
  const describe = fillNouns(describeRemuneration, nouns);
  const hasNeeds = typeof stated === "object";
  const { cover = [], links = [] } = bought.description ?? {};
  const statementOf = (shortfalls: readonly string[], provider: string): string =>
    (hasNeeds
      ? [stated.wanted, shortfalls.length === 0 ? texts.isAsWanted : texts.isLess(shortfalls), stated.general]
      : [texts.agreementWith(provider), stated]
    )
      .filter(Boolean)
      .join(" ");
  const shown = {
    title: hasNeeds ? texts.needsTitle : texts.agreementTitle,
    remuneration: describe(paying.name, sharePercentOf(paying.slug), formatKr(paidOre(paying))),
    ranking: texts.ranking,
  };
  return {
    ...shown,
    statement: statementOf(describeShortfalls(cover), paying.name),
    items: hasNeeds ? [...stated.items, ...listBought(bought)] : [],
    factSheet: hasNeeds ? links.find(({ name }) => FACT_SHEET.test(name)) : undefined,
    // Only of the text: another provider, offer or price does not make a new version.
    textVersion: textVersionOf([
      { ...shown, statement: statementOf([], ""), remuneration: describe("", 0, "") },
      texts.terms.label,
      ...(hasNeeds ? [texts.needsRead.label] : []),
    ]),
  };
}

/** What the offer covers with what is chosen, what it does not, how long one is bound and how it is paid. */
function listBought({ description, addOns, payment }: BoughtTerms): SummaryItem[] {
  const { cover = [], services = [], bindingMonths } = description ?? {};
  const parts = cover.filter(({ name, state }) => !(services.includes(name) && state === "included"));
  const inState = (state: CoverState, nameOf = ({ name }: CoverPart): string => name): string =>
    parts
      .filter((part) => part.state === state)
      .map(nameOf)
      .join(", ");
  const item = (id: string, name: string, value: string): SummaryItem[] => (value === "" ? [] : [{ id, name, value }]);
  return [
    ...item("included", coverStateTexts.included, inState("included")),
    ...item("excluded", coverStateTexts.excluded, inState("excluded")),
    ...item("unknown", coverStateTexts.unknown, inState("unknown")),
    ...item("addable", checkoutTexts.addable, inState("add-on", nameAddable)),
    {
      id: "additional",
      name: checkoutTexts.addOns,
      value: addOns.length === 0 ? checkoutTexts.noAddOns : addOns.join(", "),
    },
    ...bindingItem(bindingMonths),
    { id: "payment", name: checkoutTexts.payment.label, value: checkoutTexts.payment[payment] },
  ];
}

const nameAddable = ({ name, addOn }: CoverPart): string => (addOn ? `${name} (${addOnFee(addOn)})` : name);

/** As among the terms of the offer. */
export function bindingItem(months: number | undefined): SummaryItem[] {
  if (months === undefined) return [];
  const { name, text } = bindingTerm(months);
  return [{ id: "binding", name, value: text }];
}

export interface PayingProvider extends Pick<ProviderIdentity, "name" | "slug"> {
  readonly yearlyFeeOre: number;
}

const paidOre = ({ slug, yearlyFeeOre }: PayingProvider): number =>
  commissionKr(sharePercentOf(slug), yearlyFeeOre) * 100;

/** Its legal name, in Swedish or as an abbreviation. */
const FACT_SHEET = /faktablad|ipid/i;
