import { CANCEL_FORMER } from "#domain/after-order/cancel-with-order.ts";
import type { KnownFormer } from "#domain/after-order/handover.ts";
import type { Likeness } from "#domain/comparison/like-for-like.ts";
import type { CoverChange } from "#domain/comparison/cover-change.ts";
import { comparableFeeOre, type CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { type FieldDescription, isField } from "#domain/form/form-description.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { type ChosenPrice, choosePrice, feesOf } from "#domain/offer/price.ts";
import type { NeedsRecord } from "#domain/order/order-record.ts";
import { calculateYearlySaving } from "#domain/comparison/yearly-saving.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { type Mandate, mandateFor } from "#journeys/after-order/mandate.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { compareCover, judgeOffers } from "#journeys/search/compare-cover.ts";
import type { SigningView } from "#journeys/signing/signing-view.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { Provider, QuotedOffer } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import {
  type CheckoutFormQuestion,
  type CheckoutHome,
  describeCheckout,
  PERSONAL_NUMBER,
  withValues,
} from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import { chosenAddOns, describeQuote } from "./describe-quote.ts";
import { bindingItem, needsRecord } from "./needs-record.ts";
import { changeBy, priceOfQuote, requireCheckout } from "./price-of-quote.ts";

/** What is being ordered, found by its result id for its owner. */
export interface CheckoutSubject {
  readonly vertical: AnyVerticalServer;
  readonly provider: Provider<unknown>;
  readonly searchId: string;
  readonly resultId: string;
  readonly search: unknown;
  /** Undefined when the search does not have it: the checkout asks for it. */
  readonly personalNumber: string | undefined;
  readonly currentInsurance: CurrentInsurance | undefined;
  readonly today: string;
  readonly home: CheckoutHome | undefined;
}

export interface FoundSubject {
  readonly subject: CheckoutSubject;
  readonly offer: QuotedOffer<Record<string, unknown>>;
}

/** A checkout as the visitor sees it. */
export interface CheckoutView {
  readonly vertical: AnyVerticalServer;
  readonly provider: Provider<unknown>;
  readonly searchId: string;
  readonly resultId: string;
  readonly version: number;
  readonly today: string;
  readonly form: CheckoutForm;
  readonly quote: CheckoutQuote;
  /** Of the quote, in the chosen way of paying. */
  readonly price: ChosenPrice;
  readonly description: OfferDescription | undefined;
  readonly insuranceType: string | undefined;
  /** The price does not include the latest choices. */
  readonly isOutdated: boolean;
  readonly savedOre: number | undefined;
  /** How its cover differs from the visitor's current insurance. */
  readonly coverChange: CoverChange | undefined;
  /** What is worse than in the current insurance and what is not known of that, by name. */
  readonly likeness: Likeness | undefined;
  /** The visitor's current insurance of the same object is at this provider. */
  readonly isSameProvider: boolean;
  /** What it has to meet without a day between, where that is known. */
  readonly former: KnownFormer | undefined;
  readonly needs: NeedsRecord;
  readonly order: OrderRow | undefined;
  /** The order waits for the customer's signature, and is not accepted before that. */
  readonly signing: SigningView | undefined;
}

export interface ShownCheckout {
  readonly version: CheckoutVersion;
  /** The values in the form, when they differ from the stored ones. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly order?: OrderRow | undefined;
  readonly signing?: SigningView | undefined;
}

export function showCheckout(
  subject: CheckoutSubject,
  { version, values, order, signing }: ShownCheckout,
): CheckoutView {
  const { vertical, provider } = subject;
  const stored = { ...version.chosen, ...version.personal };
  // A number that is stored is not sent to the page again.
  const { [PERSONAL_NUMBER]: number, ...others } = values ?? stored;
  const isShown = number !== undefined && number !== version.personal[PERSONAL_NUMBER];
  const shown = isShown ? { ...others, [PERSONAL_NUMBER]: number } : others;
  const form = describeForm(subject, version, shown);
  const price = choosePrice(priceOfQuote(vertical, version.quote), version.quote.payment);
  return {
    vertical,
    provider,
    searchId: subject.searchId,
    resultId: subject.resultId,
    version: version.version,
    today: subject.today,
    form: withValues(form, shown),
    quote: version.quote,
    ...describeTerms(subject, version, shown),
    isOutdated: !version.quote.isConfirmed || !isSamePriced(form, shown, stored),
    savedOre: calculateYearlySaving(comparableFeeOre(subject.currentInsurance), price.yearlyFeeOre),
    price,
    isSameProvider: subject.currentInsurance?.providerName === provider.name,
    former: knownFormer(subject),
    order,
    signing,
  };
}

/** What the visitor has today of the same thing; undefined when it is unknown, of another thing, or nothing that we end. */
export function knownFormer({ vertical, search, currentInsurance }: CheckoutSubject): KnownFormer | undefined {
  const { cancel } = vertical;
  if (!cancel || currentInsurance?.renewalDate === undefined) return undefined;
  const ordered = cancel.thing(vertical.summarize(search))?.key;
  const fetched = cancel.thing(currentInsurance.searchParameters)?.key;
  if (ordered !== undefined && fetched !== undefined && ordered !== fetched) return undefined;
  const { endsAt, periodMonths, noticeDays } = cancel.ending;
  return {
    providerName: currentInsurance.providerName,
    terms: { endsAt, periodMonths, noticeDays, renewsOn: currentInsurance.renewalDate },
    without: cancel.without,
  };
}

/** For ending it with the order; undefined also where no other provider is left. */
export function formerMandate(subject: CheckoutSubject): Mandate | undefined {
  const { vertical, provider, search } = subject;
  const former = knownFormer(subject);
  const thing = vertical.cancel?.thing(vertical.summarize(search));
  if (!former || !thing || former.providerName === provider.name) return undefined;
  return mandateFor(vertical.description.texts.product, thing.name);
}

/** What these values would order: shown before the order, and stored with it. */
export function describeTerms(
  { vertical, provider, search, currentInsurance }: CheckoutSubject,
  { quote }: CheckoutVersion,
  values: Readonly<Record<string, string>>,
): Pick<CheckoutView, "description" | "insuranceType" | "coverChange" | "likeness" | "needs"> {
  const checkout = requireCheckout(vertical);
  const wanted = checkout.withChoices(search, values);
  const description = describeQuote(vertical, quote, values);
  const cover = compareCover(vertical, currentInsurance, vertical.summarize(wanted));
  return {
    description,
    insuranceType: checkout.kind?.(wanted),
    coverChange: cover?.change,
    likeness: judgeOffers(vertical, currentInsurance, cover)?.(description?.cover),
    needs: needsRecord(
      checkout.needs?.(wanted) ?? checkout.beforeOrder,
      { description, addOns: chosenAddOns(quote, values), payment: quote.payment },
      { ...provider, yearlyFeeOre: feesOf(priceOfQuote(vertical, quote), quote.payment).yearlyFeeOre },
      vertical.description.texts.nouns,
    ),
  };
}

/** The values are those of a form that is being filled in, where they differ from the stored ones. */
export function describeForm(
  subject: CheckoutSubject,
  version: CheckoutVersion,
  values: Readonly<Record<string, string>> = {},
): CheckoutForm {
  const { vertical, search } = subject;
  const { quote, personal, chosen } = version;
  const checkout = requireCheckout(vertical);
  const wanted = checkout.withChoices(search, chosen);
  const startDate = chosen["startdate"] ?? subject.today;
  const description = describeQuote(vertical, quote, { ...chosen, ...values });
  return describeCheckout({
    nouns: vertical.description.texts.nouns,
    resultId: subject.resultId,
    version: version.version,
    personalNumber: knownNumber(subject, version),
    registeredName: personal[REGISTERED_NAME],
    customize: checkout.customize(wanted),
    own: checkout.ownFields?.(wanted, subject.today) ?? [],
    description,
    addOns: quote.addOns,
    discounts: quote.discounts,
    extraBuildings: checkout.parts?.(wanted) ?? [],
    home: subject.home,
    summary: [
      { id: "provider", name: texts.provider, value: subject.provider.name },
      ...checkout.summarize(wanted, quote.offer),
      ...(checkout.needs ? bindingItem(description?.bindingMonths) : []),
      { id: "startdate", name: texts.starts, value: formatLongDate(startDate) },
    ],
    today: subject.today,
    startDate,
    startDates: checkout.startDates?.(wanted, { ...chosen, ...values }, subject.today),
    price: choosePrice(priceOfQuote(vertical, quote), quote.payment),
    hasNeeds: checkout.needs !== undefined,
    payment: quote.payment,
    changeOf: (choice, field) => changeBy(vertical, quote, choice, chosen[field] === "true"),
    cancellation: CANCEL_FORMER in values ? formerMandate(subject) : undefined,
  });
}

/** Twelve digits: of the search, or as typed in the checkout. */
export const personOf = (
  { personalNumber }: CheckoutSubject,
  { personal }: CheckoutVersion,
  values: Readonly<Record<string, string>> = {},
): string | undefined => personalNumber ?? (values[PERSONAL_NUMBER] || personal[PERSONAL_NUMBER]);

function knownNumber(subject: CheckoutSubject, version: CheckoutVersion): CheckoutFormQuestion["personalNumber"] {
  const digits = personOf(subject, version);
  return digits === undefined ? undefined : { digits, isTyped: subject.personalNumber === undefined };
}

/** Stored beside the typed values: a name from the register cannot be changed. */
export const REGISTERED_NAME = "registeredname";

/** Fields that can be changed, with the values of the search. A missing choice would be a choice that is removed. */
export const asSearched = ({
  vertical,
  search,
}: Pick<CheckoutSubject, "vertical" | "search">): Record<string, string> =>
  Object.fromEntries(
    requireCheckout(vertical)
      .customize(search)
      .map(({ name, defaultValue = "" }) => [name, defaultValue]),
  );

/** The choices at the levels of the quote: a provider may not have the chosen level. */
export function asPriced(
  { vertical, search }: CheckoutSubject,
  values: Readonly<Record<string, string>>,
  { offer }: CheckoutQuote,
): Record<string, string> {
  const checkout = requireCheckout(vertical);
  const wanted = checkout.withChoices(search, values);
  return { ...values, ...asSearched({ vertical, search: checkout.asOffered?.(wanted, offer.detail) ?? wanted }) };
}

/** The fields that decide the price are marked as such. */
export const pricedFields = (form: CheckoutForm): FieldDescription[] =>
  Object.values(form)
    .flat()
    .filter(isField)
    .filter(({ onChange }) => onChange?.includes("recalculate"));

/** A missing value is as described. */
export const isSamePriced = (
  form: CheckoutForm,
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean =>
  pricedFields(form).every(({ name, defaultValue = "" }) => (a[name] ?? defaultValue) === (b[name] ?? defaultValue));
