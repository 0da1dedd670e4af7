import type { ListChoices } from "#domain/addresses/list-choices.ts";
import { comparableFeeOre, type CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import { type CoverOutcome, outcomeOf } from "#domain/cover/outcome.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { PriceLine } from "#domain/offer/price.ts";
import type { CheckoutStore } from "#journeys/checkout/checkout.port.ts";
import { coverToday } from "#journeys/search/compare-cover.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { CoveringSearch, InsuredEvent } from "#verticals/_contract/events.ts";
import { type AddOnAtEvent, type OfferAtEvent, offersAtEvent } from "./offers-at-event.ts";

export interface EventsPorts {
  readonly searches: Pick<SearchJourney, "find" | "currentInsurance">;
  readonly checkouts: Pick<CheckoutStore, "newestOf">;
}

export interface EventsQuestion {
  readonly vertical: string;
  /** The list of any other visitor is not found. */
  readonly owner: string;
  readonly searchId: string;
  readonly fetchDataId?: string | undefined;
  /** By the month where nothing is chosen. */
  readonly payment?: Payment | undefined;
  /** One that is unknown is the first. */
  readonly eventId?: string | undefined;
}

/** What each offer of a list pays at one event. Money is whole öre. */
export interface EventsView {
  readonly searchId: string;
  /** What the list is read with. */
  readonly choices: ListChoices;
  readonly events: readonly InsuredEvent[];
  readonly event: InsuredEvent;
  /** YYYY-MM-DD: when the terms were read. */
  readonly readOn: string;
  /** The visitor's smallest part first, or the largest payout; those whose terms do not state it come last. */
  readonly offers: readonly EventOfferView[];
  readonly today: EventTodayView | undefined;
  /** No offer of the list pays anything: nothing is ordered by it. */
  readonly isExcluded: boolean;
  /** Another kind of cover that always pays, where the list is of a smaller one. */
  readonly coveredBy: CoveringSearch | undefined;
  /** The list is final, and the own part of each offer is known as the list has it: its order by risk can be signed. */
  readonly hasReceipt: boolean;
}

export interface EventOfferView {
  readonly resultId: string;
  readonly providerName: string;
  readonly slug: string;
  readonly subscriptionName: string;
  readonly yearlyFeeOre: number;
  /** What is paid each time. */
  readonly fee: Pick<PriceLine, "value" | "unit">;
  readonly taken: "here" | "at-provider" | "from-list";
  /** Undefined where neither the offer nor the terms state it. */
  readonly outcome: CoverOutcome | undefined;
  /** The add-ons that the visitor has chosen in its checkout, by name. */
  readonly chosen: readonly string[];
  readonly addOn: AddOnAtEvent | undefined;
}

export interface EventTodayView {
  readonly fetchDataId: string;
  readonly providerName: string;
  /** Undefined for an insurer that sells nothing in the vertical. */
  readonly slug: string | undefined;
  readonly insuranceName: string | undefined;
  /** Undefined when it is not known, or does not predict the next year. */
  readonly yearlyFeeOre: number | undefined;
  readonly outcome: CoverOutcome | undefined;
}

/** Undefined when the visitor has no such list, or the vertical knows of no events. */
export async function seeEvents(ports: EventsPorts, question: EventsQuestion): Promise<EventsView | undefined> {
  const { vertical, owner, searchId, fetchDataId, eventId, payment } = question;
  const found = await ports.searches.find(vertical, owner, searchId);
  const capability = found?.vertical.events;
  if (!found || !capability) return undefined;
  const events = capability.events.filter(({ id }) => capability.isFor?.(id, found.search) ?? true);
  const event = events.find(({ id }) => id === eventId) ?? events[0];
  if (!event) return undefined;
  const current =
    fetchDataId === undefined ? undefined : await ports.searches.currentInsurance(vertical, fetchDataId, owner);
  const at = await offersAtEvent(ports.checkouts, found, { owner, event, payment });
  const offers = at.map((each) => viewOffer(found, each));
  const isExcluded =
    !event.isPayout &&
    offers.length > 0 &&
    offers.every(({ outcome, addOn }) => outcome?.isCovered === false && !addOn);
  return {
    searchId: found.searchId,
    choices: { fetchDataId: current?.fetchDataId, payment },
    events,
    event,
    readOn: capability.readOn,
    offers: offers.toSorted(event.isPayout ? byPayout : byOwnPart),
    isExcluded,
    coveredBy: capability.coveredBy?.(event.id, found.search),
    hasReceipt: !isExcluded && canBeSigned(found, event, at),
    today: current && viewToday(found, event, current, offers),
  };
}

/** A choice in a checkout changes a price of the list, and what is signed is the list. */
export const canBeSigned = (
  { result }: Pick<FoundSearch, "result">,
  { isPayout }: Pick<InsuredEvent, "isPayout">,
  offers: readonly OfferAtEvent[],
): boolean =>
  !isPayout &&
  result !== undefined &&
  offers.length > 0 &&
  offers.every(({ outcome, isAsListed }) => outcome?.isCovered && isAsListed);

function viewOffer(
  { vertical }: FoundSearch,
  { offer: { resultId, providerId, providerName, subscriptionName }, isAsListed: _, ...at }: OfferAtEvent,
): EventOfferView {
  const provider = vertical.providers.find((each) => each.providerId === providerId);
  return {
    resultId,
    providerName,
    slug: provider?.slug ?? "",
    subscriptionName,
    ...at,
    taken: provider?.linkOut ? "at-provider" : provider?.ordering && vertical.checkout ? "here" : "from-list",
  };
}

const byOwnPart = (a: EventOfferView, b: EventOfferView): number =>
  (a.outcome?.ownOre ?? Number.POSITIVE_INFINITY) - (b.outcome?.ownOre ?? Number.POSITIVE_INFINITY) ||
  a.yearlyFeeOre - b.yearlyFeeOre ||
  a.providerName.localeCompare(b.providerName, "sv");

const byPayout = (a: EventOfferView, b: EventOfferView): number =>
  (b.outcome?.insurerOre ?? -1) - (a.outcome?.insurerOre ?? -1) ||
  a.yearlyFeeOre - b.yearlyFeeOre ||
  a.providerName.localeCompare(b.providerName, "sv");

function viewToday(
  { vertical }: FoundSearch,
  event: InsuredEvent,
  current: CurrentInsurance,
  offers: readonly EventOfferView[],
): EventTodayView {
  const { fetchDataId, providerName, insuranceName } = current;
  const outcome = outcomeOf(coverToday(vertical, current), event);
  return {
    fetchDataId,
    providerName,
    slug: vertical.providers.find(({ name }) => name === providerName)?.slug,
    insuranceName,
    yearlyFeeOre: comparableFeeOre(current),
    outcome: outcome && withAddress(outcome, offers),
  };
}

/** A fetch has no address of the document; an offer that cites the same one has. */
function withAddress(outcome: CoverOutcome, offers: readonly EventOfferView[]): CoverOutcome {
  const { citation } = outcome;
  if (!citation || citation.url !== undefined) return outcome;
  const url = offers
    .map(({ outcome: other }) => other?.citation)
    .find((each) => each?.document === citation.document)?.url;
  return url === undefined ? outcome : { ...outcome, citation: { ...citation, url } };
}
