import { comparableFeeOre } from "#domain/current-insurance/current-insurance.ts";
import { rulesOf } from "#domain/form/check-field.ts";
import { isField } from "#domain/form/form-description.ts";
import { feesOf, planOf } from "#domain/offer/price.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { OrderSummary, SummaryItem } from "#domain/order/order-record.ts";
import { maskPersonalNumber } from "#domain/person/masked-personal-number.ts";
import { INSURED_PREFIX } from "#journeys/order/insured-fields.ts";
import type { FormerFee, NewOrder } from "#journeys/order/order.port.ts";
import type { BoughtOffer } from "#verticals/_contract/checkout.ts";
import { isPersonalField, PAYMENT, PERSONAL_NUMBER } from "./checkout-form.ts";
import { checkoutTexts as texts } from "./checkout.texts.sv.ts";
import {
  type CheckoutSubject,
  type CheckoutView,
  describeForm,
  describeTerms,
  personOf,
  REGISTERED_NAME,
} from "./checkout-view.ts";
import { priceOfQuote, requireCheckout } from "./price-of-quote.ts";
import type { CheckoutVersion } from "./checkout.port.ts";
import { meetFormer } from "./meet-former.ts";
import { bindingItem } from "./needs-record.ts";

/** What is ordered when this version of the checkout is. */
export function orderOf(
  orderId: string,
  subject: CheckoutSubject,
  version: CheckoutVersion,
  values: Readonly<Record<string, string>>,
): NewOrder {
  const { vertical, provider } = subject;
  const { quote } = version;
  const terms = describeTerms(subject, version, values);
  const price = priceOfQuote(vertical, quote);
  const plan = planOf(price, quote.payment);
  if (!plan) throw new Error("an order without a plan of payments");
  const personal = Object.entries(values).filter(([field]) => isPersonalField(field) && field !== PERSONAL_NUMBER);
  const personalNumber = personOf(subject, version, values);
  if (personalNumber === undefined) throw new Error("an order without a person");
  const name = version.personal[REGISTERED_NAME] ?? values["name"] ?? "";
  const insured = whatIsInsured(subject, version);
  const form = describeForm(subject, version);
  const fields = Object.entries(values).filter(([field]) => !isPersonalField(field));
  return {
    orderId,
    owner: version.owner,
    vertical: vertical.description.name,
    searchId: subject.searchId,
    resultId: subject.resultId,
    checkoutVersion: version.version,
    providerSlug: provider.slug,
    offer: {
      providerId: provider.providerId,
      shopId: provider.shopId,
      providerName: provider.name,
      subscriptionName: quote.offer.subscriptionName,
      insuranceType: terms.insuranceType,
      description: terms.description,
      plan,
      quoted: { yearlyFeeOre: quote.yearlyFeeOre, monthlyFeeOre: quote.monthlyFeeOre },
    },
    quoteId: quote.offer.subscriptionId,
    subscriptionId: quote.subscriptionId,
    ...feesOf(price, quote.payment),
    payment: quote.payment,
    startDate: values["startdate"] ?? subject.today,
    choices: { ...version.chosen },
    insuredObject: vertical.checkout?.subject?.(subject.search) ?? "",
    personal: { ...insured.personal, ...Object.fromEntries(personal), name, personalNumber },
    fields: { ...insured.plain, ...Object.fromEntries(fields) },
    // The fee of another cover is not comparable.
    former: terms.coverChange || terms.likeness?.verdict === "less" ? undefined : formerOf(subject),
    ...replacedBy(subject, form, version, values),
    needs: terms.needs,
    summary: summarizeOrder(subject, { ...quote.offer, description: terms.description }, form, {
      ...values,
      name,
      [PERSONAL_NUMBER]: personalNumber,
    }),
  };
}

function formerOf({ currentInsurance }: CheckoutSubject): FormerFee | undefined {
  const yearlyFeeOre = comparableFeeOre(currentInsurance);
  return currentInsurance && yearlyFeeOre !== undefined
    ? { providerName: currentInsurance.providerName, yearlyFeeOre }
    : undefined;
}

function replacedBy(
  subject: CheckoutSubject,
  form: CheckoutForm,
  { quote }: CheckoutVersion,
  values: Readonly<Record<string, string>>,
): Pick<NewOrder, "replaces"> {
  const met = meetFormer(subject, form, quote, values["startdate"]);
  return met ? { replaces: { providerName: met.providerName, endsOn: met.formerEndsOn } } : {};
}

/** The search with the final choices. The location of a home is stored as personal data, like the person's own address. */
function whatIsInsured({ vertical, search }: CheckoutSubject, { chosen }: CheckoutVersion) {
  const plain: Record<string, string> = {};
  const personal: Record<string, string> = {};
  const summary = vertical.summarize(vertical.checkout?.withChoices(search, chosen) ?? search);
  for (const [name, value] of Object.entries(summary)) {
    if (vertical.personalFields.includes(name)) personal[INSURED_PREFIX + name] = value;
    else plain[name] = value;
  }
  return { plain, personal };
}

/** What was ordered, in the four sections of order complete (C-201, C-205). */
function summarizeOrder(
  { vertical, search, provider }: CheckoutSubject,
  offer: BoughtOffer & Pick<CheckoutView, "description">,
  form: CheckoutForm,
  values: Readonly<Record<string, string>>,
): OrderSummary {
  const checkout = requireCheckout(vertical);
  const wanted = checkout.withChoices(search, values);
  const lines = (section: "personal" | "own" | "customize"): SummaryItem[] =>
    form[section].filter(isField).flatMap((field) => {
      const value = field.kind === "read-only" ? (field.defaultValue ?? "") : (values[field.name] ?? "");
      // The whole number is in the order's personal data alone.
      const label =
        field.name === PAYMENT
          ? texts.payment[value === "yearly" ? "yearly" : "monthly"]
          : field.kind === "civic-number"
            ? maskPersonalNumber(value)
            : rulesOf(field).format(value, field);
      if (label === "") return [];
      const isFromRegister = field.kind === "read-only" && field.name === "name";
      return [{ id: field.name, name: field.label, value: label, ...(isFromRegister ? { isFromRegister } : {}) }];
    });
  return {
    additional: form.additional
      .filter(({ name }) => values[name] === "true")
      .map(({ name, label }) => ({ id: name, name: label, value: helpOf(form, name) })),
    customize: [...lines("customize"), ...lines("own")],
    personal: lines("personal"),
    ...(form.own.length > 0 ? { own: lines("own") } : {}),
    subscription: [
      { id: "provider", name: texts.provider, value: provider.name },
      ...checkout.summarize(wanted, offer),
      ...(checkout.parts?.(wanted) ?? []),
      ...(checkout.needs ? bindingItem(offer.description?.bindingMonths) : []),
      { id: "startdate", name: texts.starts, value: values["startdate"] ?? "" },
    ],
  };
}

const helpOf = (form: CheckoutForm, name: string): string =>
  form.additional.find((part) => part.name === name)?.help ?? "";
