import type { CoverChange } from "#domain/comparison/cover-change.ts";
import { comparableFeeOre, type CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { rulesOf } from "#domain/form/check-field.ts";
import { type FieldDescription, isField } from "#domain/form/form-description.ts";
import type { NeedsRecord, OrderSummary, SummaryItem } from "#domain/order/order-record.ts";
import { calculateYearlySaving } from "#domain/comparison/yearly-saving.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { OrderRow } from "#journeys/order/order.port.ts";
import { compareCover } from "#journeys/search/compare-cover.ts";
import type { SigningView } from "#journeys/signing/signing-view.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { Provider } from "#verticals/_contract/provider.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { type CheckoutForm, type CheckoutHome, describeCheckout, withValues } from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import type { CheckoutQuote, CheckoutVersion } from "./checkout.port.ts";
import { needsRecord } from "./needs-record.ts";

/** What is being ordered, found by its result id for its owner. */
export interface CheckoutSubject {
  readonly vertical: AnyVerticalServer;
  readonly provider: Provider<unknown>;
  readonly searchId: string;
  readonly resultId: string;
  readonly search: unknown;
  readonly personalNumber: string;
  readonly currentInsurance: CurrentInsurance | undefined;
  readonly today: string;
  readonly home: CheckoutHome | undefined;
}

export interface FoundSubject {
  readonly subject: CheckoutSubject;
  readonly offer: CheckoutQuote["offer"];
}

/** A checkout as the visitor sees it. */
export interface CheckoutView {
  readonly vertical: AnyVerticalServer;
  readonly provider: Provider<unknown>;
  readonly searchId: string;
  readonly resultId: string;
  readonly version: number;
  readonly form: CheckoutForm;
  readonly quote: CheckoutQuote;
  readonly description: OfferDescription | undefined;
  readonly insuranceType: string | undefined;
  /** The price does not include the latest choices. */
  readonly isOutdated: boolean;
  readonly savedOre: number | undefined;
  /** How its cover differs from the visitor's current insurance. */
  readonly coverChange: CoverChange | undefined;
  /** The visitor's current insurance of the same object is at this provider. */
  readonly isSameProvider: boolean;
  readonly needs: NeedsRecord;
  readonly order: OrderRow | undefined;
  /** The order waits for the customer's signature, and is not accepted before that. */
  readonly signing: SigningView | undefined;
}

export interface ShownCheckout {
  readonly version: CheckoutVersion;
  /** The values in the form, when they differ from the stored ones. */
  readonly values?: Readonly<Record<string, string>>;
  readonly order?: OrderRow | undefined;
  readonly signing?: SigningView | undefined;
}

export function showCheckout(
  subject: CheckoutSubject,
  { version, values, order, signing }: ShownCheckout,
): CheckoutView {
  const { vertical, provider } = subject;
  const stored = { ...version.chosen, ...version.personal };
  const shown = values ?? stored;
  const wanted = requireCheckout(vertical).withChoices(subject.search, shown);
  const form = describeForm(subject, version);
  const description = vertical.describeOffer?.(version.quote.offer.detail);
  return {
    vertical,
    provider,
    searchId: subject.searchId,
    resultId: subject.resultId,
    version: version.version,
    form: withValues(form, shown),
    quote: version.quote,
    description,
    insuranceType: requireCheckout(vertical).insuranceType(wanted),
    isOutdated: !version.quote.isConfirmed || !isSamePriced(form, shown, stored),
    savedOre: calculateYearlySaving(comparableFeeOre(subject.currentInsurance), version.quote.yearlyFeeOre),
    coverChange: compareCover(vertical, subject.currentInsurance, vertical.summarize(wanted))?.change,
    isSameProvider: subject.currentInsurance?.providerName === provider.name,
    needs: needsRecord(
      requireCheckout(vertical).needs(wanted),
      version.quote.addOns.filter(({ id }) => shown[`addon_${id}`] === "true").map(({ name }) => name),
      description,
      { ...provider, yearlyFeeOre: version.quote.yearlyFeeOre },
    ),
    order,
    signing,
  };
}

export function describeForm(subject: CheckoutSubject, version: CheckoutVersion): CheckoutForm {
  const { vertical, search } = subject;
  const { quote, personal, chosen } = version;
  const checkout = requireCheckout(vertical);
  const wanted = checkout.withChoices(search, chosen);
  const startDate = chosen["startdate"] ?? subject.today;
  return describeCheckout({
    resultId: subject.resultId,
    version: version.version,
    personalNumber: subject.personalNumber,
    registeredName: personal[REGISTERED_NAME],
    customize: checkout.customize(wanted),
    description: vertical.describeOffer?.(quote.offer.detail),
    addOns: quote.addOns,
    discounts: quote.discounts,
    extraBuildings: checkout.extraBuildings?.(wanted) ?? [],
    home: subject.home,
    summary: [
      { id: "provider", name: texts.provider, value: subject.provider.name },
      ...checkout.summarize(wanted),
      { id: "startdate", name: texts.starts, value: formatLongDate(startDate) },
    ],
    today: subject.today,
    startDate,
  });
}

/** Stored beside the typed values: a name from the register cannot be changed. */
export const REGISTERED_NAME = "registeredname";

export function requireCheckout(vertical: AnyVerticalServer): NonNullable<AnyVerticalServer["checkout"]> {
  if (!vertical.checkout) throw new Error(`${vertical.description.name} has no checkout`);
  return vertical.checkout;
}

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

/** What was ordered, in the four sections of order complete (C-201, C-205). */
export function summarizeOrder(
  { vertical, search, provider }: CheckoutSubject,
  form: CheckoutForm,
  values: Readonly<Record<string, string>>,
): OrderSummary {
  const checkout = requireCheckout(vertical);
  const wanted = checkout.withChoices(search, values);
  const lines = (section: "personal" | "customize"): SummaryItem[] =>
    form[section].filter(isField).flatMap((field) => {
      const value = field.kind === "read-only" ? (field.defaultValue ?? "") : (values[field.name] ?? "");
      const label = rulesOf(field).format(value, field);
      if (label === "") return [];
      const isFromRegister = field.kind === "read-only" && field.name === "name";
      return [{ id: field.name, name: field.label, value: label, ...(isFromRegister ? { isFromRegister } : {}) }];
    });
  return {
    additional: form.additional
      .filter(({ name }) => values[name] === "true")
      .map(({ name, label }) => ({ id: name, name: label, value: helpOf(form, name) })),
    customize: lines("customize"),
    personal: lines("personal"),
    subscription: [
      { id: "provider", name: texts.provider, value: provider.name },
      ...checkout.summarize(wanted),
      ...(checkout.extraBuildings?.(wanted) ?? []),
      { id: "startdate", name: texts.starts, value: values["startdate"] ?? "" },
    ],
  };
}

const helpOf = (form: CheckoutForm, name: string): string =>
  form.additional.find((part) => part.name === name)?.help ?? "";
