import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { OfferLabel } from "#domain/comparison/compare-offers.ts";
import { savingsBadgeOre } from "#domain/comparison/compare-offers.ts";
import { describeCoverChange } from "#domain/comparison/cover-change.texts.sv.ts";
import { type AskedProvider, hasAnswered, type ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { OwnerFlag } from "#domain/current-insurance/owner-flag.ts";
import { type ProviderProgress, type SearchView, viewSearch } from "#domain/search/search-progress.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { PageOffer, ResultPage } from "#http/contract/page-services.ts";
import type { CardOffer, Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { Coach } from "#web/shop/coach/coach.ts";
import { readCoach } from "#web/shop/coach/read-coach.ts";
import { lowProviderLogoPath, providerLogoPath } from "#domain/addresses/file-paths.ts";
import { describeList, feeToday } from "./describe-list.ts";
import { presentConflicts, type ShownConflict } from "./present-conflicts.ts";
import {
  cheaperHeading,
  presentDifference,
  presentMore,
  presentMostSaved,
  presentSaving,
  presentStaying,
  type ShownSaving,
  type ShownStaying,
} from "./present-likeness.ts";
import { presentCurrent, type ShownCurrent } from "./present-current.ts";
import { presentRow, presentRowEvents, type ShownRow, type ShownRowEvent } from "./present-rows.ts";
import { type OtherPrices, presentVariantPrices } from "./present-variant-prices.ts";

export type { ShownSaving, ShownStaying } from "./present-likeness.ts";
export type { ShownRowEvent } from "./present-rows.ts";

/** What the result page sends to the browser: only what it shows. */
export interface ShownResult {
  readonly vertical: string;
  readonly searchId: string;
  readonly state: ResultPage["state"];
  /** The state of the page. */
  readonly view: SearchView;
  readonly summary: Summary;
  /** What the list is read with: every address that belongs to it keeps that. */
  readonly choices: ListChoices;
  /** The chosen way of paying, where there is another. */
  readonly payment?: Payment;
  /** What the vertical's summary shows of what registers know. */
  readonly known?: unknown;
  /** YYYY-MM-DD in Sweden, the same on the server and in the browser. */
  readonly today: string;
  readonly askedCount: number;
  readonly offers: readonly ShownOffer[];
  readonly providersWithoutOffer: readonly ShownProviderWithoutOffer[];
  /** Only while the search runs: the asked providers, or in an open list those still awaited. */
  readonly waitingFor: readonly ShownProvider[];
  readonly progress: readonly ProviderProgress[];
  readonly current: ShownCurrent | undefined;
  /** For the year: what the visitor pays today, fetched or typed. */
  readonly yoursOre?: number;
  /** Only when an insurer contradicts a typed answer. */
  readonly conflicts?: readonly ShownConflict[];
  /** Only when the search covers less or more than the visitor's insurance. */
  readonly cover?: ShownCoverChange;
  /** Under the heading of the list. */
  readonly lead: string;
  /** Over what is cheaper than today. */
  readonly cheaperHeading: string;
  /** Where the visitor's own insurance stands among the offers. */
  readonly staying?: ShownStaying;
  /** The largest yearly saving, as text. */
  readonly mostSaved?: ShownSaving;
  /** The variant of the form for changing the search. */
  readonly formVariant?: string;
  /** By the id of each cover that can be chosen: the lowest and the highest price known of it. */
  readonly variantPrices?: Readonly<Record<string, string>>;
  /** The events that the rows may state the cost of. */
  readonly rowEvents?: readonly ShownRowEvent[];
  /** The parts around the list that exist for this visitor; others do not render. */
  readonly parts: ResultParts;
  /** Other services where the visitor could save. */
  readonly coach?: Coach;
}

export interface ShownOffer extends CardOffer<Record<string, unknown>> {
  readonly labels: readonly ShownLabel[];
  /** Only when it is cheaper than the visitor's insurance (C-054). */
  readonly savingOre: number | undefined;
  readonly saving?: ShownSaving;
  /** What it costs more than the visitor's insurance in a year. */
  readonly more?: string;
  /** The page of what differs from the visitor's insurance. */
  readonly difference?: string;
  /** The public number of the provider. */
  readonly shopId: number;
  /** The list has other offers of the same provider. */
  readonly isOneOfSeveral?: true;
  /** Only of an insurance. */
  readonly row?: ShownRow;
  /** Only when the logged-in visitor has marked it (C-056). */
  readonly favouriteId?: string;
}

/** `same_provider`: the visitor's insurance is at this provider. */
export type ShownLabel = OfferLabel | "same_provider";

export interface ShownCoverChange {
  /** The parts of the cover that are lost or gained. */
  readonly text: string;
}

export type ShownProviderWithoutOffer = Pick<
  ProviderWithoutOffer,
  "providerId" | "providerName" | "reason" | "message"
>;

export interface ShownProvider {
  readonly providerId: number;
  readonly name: string;
  readonly logoUrl: string;
}

/** Everything is false until the part exists. */
export interface ResultParts {
  /** An offer can be ordered. */
  readonly hasCheckout: boolean;
  /** Whether the visitor's insurance can be fetched, and whether the visitor owns what is insured. */
  readonly fetch: OwnerFlag | undefined;
}

const NO_PARTS: ResultParts = { hasCheckout: false, fetch: undefined };

export interface Presenting {
  /** Of the other choices above the list. */
  readonly otherPrices?: OtherPrices | undefined;
  readonly today: string;
  readonly formVariant?: string | undefined;
  /** As the address states them. */
  readonly events?: ListChoices["events"];
  readonly parts?: ResultParts;
}

export function presentResult(
  web: VerticalWeb,
  page: ResultPage,
  { today, formVariant, otherPrices, events, parts = NO_PARTS }: Presenting,
): ShownResult {
  const asked = new Map(page.asked.map((provider) => [provider.providerId, provider]));
  const isListed = page.state !== "created";
  const isDone = page.state === "done";
  const change = page.cover?.change;
  const offers = isListed
    ? page.offers.map((offer) => presentOffer(web, offer, asked.get(offer.providerId), page))
    : [];
  return {
    vertical: web.description.name,
    searchId: page.searchId,
    state: page.state,
    view: viewSearch(page),
    summary: page.summary,
    choices: {
      fetchDataId: page.currentInsurance?.fetchDataId,
      payment: page.payment,
      ...(events === undefined ? {} : { events }),
    },
    ...(page.payment && page.offers.some(({ price }) => price.otherWay) ? { payment: page.payment } : {}),
    known: page.registers && web.pickKnown?.(page.registers),
    today,
    askedCount: page.asked.length,
    offers,
    providersWithoutOffer: isListed ? page.withoutOffer.map(presentProviderWithoutOffer) : [],
    waitingFor: isDone ? [] : (isListed ? awaitedOf(page) : page.asked).map(presentProvider),
    progress: isDone ? [] : presentProgress(page),
    current: page.currentInsurance && presentCurrent(web, page.currentInsurance, page, today),
    ...presentYours(page),
    ...presentConflicts(web.description, page.conflicts),
    ...(change ? { cover: { text: describeCoverChange(change) } } : {}),
    lead: describeList(web, offers, page),
    cheaperHeading: cheaperHeading(page),
    ...presentStaying(page),
    ...presentMostSaved(web, page.offers, change),
    ...(isListed ? { ...presentVariantPrices(web, page, otherPrices), ...presentRowEvents(page.rows) } : {}),
    ...(formVariant === undefined ? {} : { formVariant }),
    parts,
    ...(page.coach ? { coach: readCoach(page.coach) } : {}),
  };
}

function presentYours(page: ResultPage): Pick<ShownResult, "yoursOre"> {
  const yoursOre = feeToday(page);
  return yoursOre === undefined ? {} : { yoursOre };
}

/** Providers that have neither given a price nor failed to. */
function awaitedOf({ asked, offers, withoutOffer }: ResultPage): AskedProvider[] {
  const ended = new Set([...offers, ...withoutOffer].map(({ providerId }) => providerId));
  return asked.filter(({ providerId }) => !ended.has(providerId));
}

const mark = (favouriteId: string | undefined) => (favouriteId === undefined ? {} : { favouriteId });

const noticed = (notices: readonly string[] = []) => (notices.length === 0 ? {} : { notices });

const presentOffer = (
  web: VerticalWeb,
  offer: PageOffer,
  provider: AskedProvider | undefined,
  page: Pick<ResultPage, "offers" | "currentInsurance" | "cover" | "payment" | "rows" | "typedFeeOre">,
): ShownOffer => ({
  providerId: offer.providerId,
  shopId: offer.shopId,
  providerName: offer.providerName,
  logoUrl: providerLogoPath(provider?.slug ?? ""),
  lowLogoUrl: lowProviderLogoPath(provider?.slug ?? ""),
  ...(provider?.isOrderedElsewhere ? { isOrderedElsewhere: true } : {}),
  resultId: offer.resultId,
  ...(page.offers.some((other) => other.providerId === offer.providerId && other.resultId !== offer.resultId)
    ? { isOneOfSeveral: true }
    : {}),
  subscriptionName: offer.subscriptionName,
  price: offer.price,
  ...noticed(offer.description?.notices),
  labels:
    offer.providerName === page.currentInsurance?.providerName ? [...offer.labels, "same_provider"] : offer.labels,
  savingOre: savingsBadgeOre(offer),
  ...presentSaving(web, offer, page.cover?.change),
  ...presentMore(web, offer, feeToday(page)),
  ...presentDifference(web, offer, page),
  facts: web.pickFacts(offer.detail),
  ...presentRow(offer.description, page),
  ...mark(offer.favouriteId),
});

const presentProviderWithoutOffer = ({
  providerId,
  providerName,
  reason,
  message,
}: ProviderWithoutOffer): ShownProviderWithoutOffer =>
  message === undefined ? { providerId, providerName, reason } : { providerId, providerName, reason, message };

const presentProvider = ({ providerId, name, slug }: AskedProvider): ShownProvider => ({
  providerId,
  name,
  logoUrl: providerLogoPath(slug),
});

/** In the same form as the progress call, so that the page starts at the current progress. */
function presentProgress({ asked, offers, withoutOffer }: ResultPage): ProviderProgress[] {
  // Of several offers of a provider the best, which is the first, counts.
  const offerById = new Map(offers.toReversed().map((offer) => [offer.providerId, offer]));
  const answeredIds = new Set(withoutOffer.filter(hasAnswered).map(({ providerId }) => providerId));
  return asked.map(({ providerId }) => {
    const offer = offerById.get(providerId);
    const fees = offer?.price;
    return {
      providerId,
      fee: fees ? formatKr(fees.monthlyFeeOre) : null,
      yearlyFee: fees ? formatKr(fees.yearlyFeeOre) : null,
      hasAnswered: fees !== undefined || answeredIds.has(providerId),
    };
  });
}
