import type { KnownFormer } from "#domain/after-order/handover.ts";
import { rankingPath, remunerationPath } from "#domain/addresses/content-paths.ts";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { checkoutPath } from "#domain/addresses/shop-paths.ts";
import { describeCoverChange, describeUnknown, describeWorse } from "#domain/comparison/cover-change.texts.sv.ts";
import { type ChosenPrice, paidLine } from "#domain/offer/price.ts";
import type { NeedsRecord } from "#domain/order/order-record.ts";
import { fillNouns, type Nouns } from "#domain/text/nouns.ts";
import { formatKr, unitText } from "#domain/format/swedish-format.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { FormerState } from "#http/contract/former.schema.ts";
import type { CheckoutState, Needs, OrderData, PriceInfo, SubscriptionInfo } from "#http/contract/order.schema.ts";
import type { PageCheckout } from "#http/contract/page-services.ts";
import type { CheckoutView } from "#journeys/checkout/checkout-view.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { ComparedElsewhere } from "#journeys/coach/compared-elsewhere.ts";
import { presentHeaderCoach } from "./coach.ts";
import { presentForm } from "./form-parameters.ts";
import { type ClaimedConversion, presentConversion } from "./measured.ts";
import { findExcess, presentCovers, presentExcesses } from "./search.ts";
import { orderTexts as texts } from "./order.texts.sv.ts";
import { presentSubmitted } from "./order.ts";
import { presentSigning, presentUnsigned } from "./signing.ts";

export const presentCheckout = (view: CheckoutView, isIdentified = false): CheckoutState => ({
  ...presentState(view, isIdentified),
  FormParameters: presentForm(view.form, view.today),
});

/** Without the form: a page that the server renders takes it from the view. */
export const presentPageCheckout = (view: CheckoutView): PageCheckout => ({
  state: presentState(view, false),
  form: view.form,
});

const presentState = (view: CheckoutView, isIdentified: boolean): PageCheckout["state"] => ({
  ResultId: view.resultId,
  SearchId: view.searchId,
  CheckoutVersion: view.version,
  PriceInfo: presentPrice(view.price, view),
  SubscriptionInfo: presentSubscription({
    nouns: view.vertical.description.texts.nouns,
    providerId: view.provider.providerId,
    providerName: view.provider.name,
    slug: view.provider.slug,
    websiteUrl: view.provider.websiteUrl,
    subscriptionName: view.quote.offer.subscriptionName,
    insuranceType: view.insuranceType,
    description: view.description,
  }),
  IsCheaper: view.savedOre !== undefined,
  YearlyFeeSaved: view.savedOre === undefined ? null : formatKr(view.savedOre),
  CoverChange: describeCover(view),
  IsMoreCover: view.coverChange?.kind === "more",
  IsSameProvider: view.isSameProvider,
  Former: view.former ? presentFormer(view.former) : null,
  Needs: presentNeeds(view.needs),
  SubmittedOrderData: view.order ? presentSubmitted(view.order, isIdentified) : presentToSign(view),
  Signing: view.signing ? presentSigning(view.signing, view.vertical.description.texts.nouns) : null,
});

/** Shown before any amount. */
function describeCover({ coverChange, likeness }: CheckoutView): string | null {
  if (coverChange) return describeCoverChange(coverChange);
  const { worse = [], unknown = [] } = likeness ?? {};
  const stated = [
    ...(worse.length > 0 ? [describeWorse(worse)] : []),
    ...(unknown.length > 0 ? [describeUnknown(unknown)] : []),
  ];
  return stated.length > 0 ? stated.join(" ") : null;
}

const presentFormer = ({ providerName, terms, without }: KnownFormer): FormerState => ({
  ProviderName: providerName,
  RenewalDate: terms.renewsOn,
  EndsAt: terms.endsAt,
  PeriodMonths: terms.periodMonths,
  NoticeDays: terms.noticeDays,
  BoundUntil: terms.boundUntil ?? null,
  Without: { Thing: without.thing, Text: without.text, AtLeastOre: without.atLeastOre ?? null },
});

const presentToSign = ({ signing, vertical, resultId }: CheckoutView) =>
  signing ? presentUnsigned(signing, checkoutPath(vertical.description, resultId)) : null;

export interface OrderAnswerFacts {
  readonly errorMessage: string | undefined;
  readonly existingOrderId: string | undefined;
  readonly asksForLogin: boolean;
  /** Of an order that is to be measured with this answer, and with no other. */
  readonly conversion: ClaimedConversion | undefined;
  readonly isIdentified: boolean;
}

/** The answer of …/order/ajax. */
export function presentOrderData(
  view: CheckoutView,
  elsewhere: readonly ComparedElsewhere[],
  { errorMessage, existingOrderId, asksForLogin, conversion, isIdentified }: OrderAnswerFacts,
): OrderData {
  const state = presentCheckout(view, isIdentified);
  const { order, vertical, provider } = view;
  return {
    Result: state,
    ErrorMessage: errorMessage ?? null,
    ExistingOrderId: existingOrderId ?? null,
    AsksForLogin: asksForLogin,
    OrderHeaderHtml: `<h2>${escapeHtml(texts.orderHeader(provider.name))}</h2>`,
    PriceInfoHtml: `<strong>${escapeHtml(state.PriceInfo.Fee)}</strong><span>${escapeHtml(state.PriceInfo.FeeText)}</span>`,
    OrderHeaderCoach: vertical.checkout?.header ?? "coach",
    OrderHeaderCoachData:
      order?.state === "placed" ? presentHeaderCoach(provider.name, vertical.description, elsewhere) : null,
    ExtendedData: {
      Gtm: {
        DataLayer: order && conversion ? presentConversion(order, vertical, conversion) : null,
      },
    },
  };
}

interface Priced {
  readonly isOutdated: boolean;
  readonly description: OfferDescription | undefined;
}

export function presentPrice(price: ChosenPrice, { isOutdated, description }: Priced): PriceInfo {
  const { yearlyFeeOre, monthlyFeeOre } = price;
  const { value: feeOre, unit } = paidLine(price);
  return {
    Fee: formatKr(feeOre),
    FeeText: unitText(unit).replace("kr", ""),
    FeeRaw: feeOre / 100,
    MonthlyFee: formatKr(monthlyFeeOre),
    YearlyFee: formatKr(yearlyFeeOre),
    YearlyFeeRaw: yearlyFeeOre / 100,
    Outdated: isOutdated,
    PayAsYouDrive: description?.isPaidByUse ?? false,
    PayAsYouDriveInfo: description?.isPaidByUse ? (description.disclaimer ?? null) : null,
    Agreed: description?.priceTerms?.agreed ?? null,
  };
}

interface Subscribed {
  readonly nouns: Nouns;
  readonly providerId: number;
  readonly providerName: string;
  readonly slug: string;
  /** None of a provider that no longer sells it. */
  readonly websiteUrl: string | undefined;
  readonly subscriptionName: string;
  readonly insuranceType: string | undefined;
  readonly description: OfferDescription | undefined;
}

export function presentSubscription(offer: Subscribed): SubscriptionInfo {
  const { description } = offer;
  const logo = providerLogoPath(offer.slug);
  return {
    ProviderId: offer.providerId,
    ProviderName: offer.providerName,
    ProviderLogoUrl: logo,
    ProviderHighResolutionLogoUrl: logo,
    SubscriptionName: offer.subscriptionName,
    InsuranceType: offer.insuranceType ?? null,
    ClickUrl: offer.websiteUrl ?? null,
    RightOfWithdrawalInfo: texts.withdrawal,
    GeneralInfo: fillNouns(texts.general(offer.providerName), offer.nouns),
    InfoUrls: (description?.links ?? []).map(({ name, url }) => ({ Name: name, Url: url })),
    InfoAndOffers: description?.featured ?? "",
    InfoAndOffersArray: [...(description?.benefits ?? [])],
    Services: [...(description?.services ?? [])],
    Description: description?.about ?? description?.disclaimer ?? "",
    ExcessCostTraffic: excessOf(description, "TRAFFIC_DAMAGE"),
    ExcessCostTheft: excessOf(description, "THEFT"),
    ExcessCostVehicle: excessOf(description, "VEHICLE_DAMAGE"),
    ExcessCostInfo: presentExcesses(description),
    Covers: presentCovers(description),
    Notices: [...(description?.notices ?? [])],
    Terms: rowsOf(description, "terms").map(({ type, name, text }) => ({ type, name, description: text })),
  };
}

/** C-211: null when the damage is not covered. */
function excessOf(description: OfferDescription | undefined, type: string): SubscriptionInfo["ExcessCostTraffic"] {
  const row = findExcess(description, type);
  return row ? { FormattedValue: row.text, Value: null } : null;
}

export const presentNeeds = (needs: NeedsRecord): Needs => ({
  Title: needs.title,
  Statement: needs.statement,
  Items: needs.items.map(({ id, name, value }) => ({ Id: id, Name: name, Value: value })),
  FactSheet: needs.factSheet ? { Name: needs.factSheet.name, Url: needs.factSheet.url } : null,
  Remuneration: { Text: needs.remuneration, Url: remunerationPath() },
  Ranking: { Text: needs.ranking, Url: rankingPath() },
  TextVersion: needs.textVersion,
});
