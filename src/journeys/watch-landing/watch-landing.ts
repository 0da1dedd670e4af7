import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { proposeHandover } from "#domain/after-order/handover.ts";
import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import { type LandingOffer, landingRows, listLesser, type WatchLanding } from "#domain/watch-landing/landing.ts";
import type { FoundOffer, WatchFinding } from "#domain/watch/watch.ts";
import { usableOffers } from "#journeys/search/found-search.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { WatchStore } from "#journeys/watch/watch.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { FoundOffers, WatchAnswers } from "./watch-landing.port.ts";

export interface WatchLandingPorts {
  readonly watches: Pick<WatchStore, "findFinding" | "find" | "turnOff" | "handOver">;
  readonly offers: FoundOffers;
  readonly answers: WatchAnswers;
  readonly searches: Pick<SearchJourney, "find" | "create">;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Pick<Clock, "nowMs">;
}

/** The person is identified; a finding of another person is treated as missing. */
export interface WatchLandingJourney {
  see(personId: string, findingId: string): Promise<WatchLanding | undefined>;
  stay(personId: string, findingId: string): Promise<boolean>;
  stopWatching(personId: string, findingId: string): Promise<boolean>;
  /** Opens the offer in the person's browser, for its checkout. */
  openOffer(personId: string, findingId: string, owner: string): Promise<OpenedOffer | undefined>;
  /** Opens the list in the person's browser: the one that was found, or a new one once its prices are no longer valid. */
  openList(personId: string, findingId: string, owner: string): Promise<OpenedList | undefined>;
}

export interface OpenedOffer {
  readonly vertical: string;
  /** Undefined when it can no longer be ordered. */
  readonly resultId: string | undefined;
  /** What the person has today is found by it. */
  readonly fetchDataId: string;
}

export interface OpenedList {
  readonly vertical: string;
  /** Undefined when nothing is known that could be searched for. */
  readonly searchId: string | undefined;
  readonly fetchDataId: string;
}

/** An agreement may begin this long ahead. */
const MAX_DAYS_AHEAD = 365;

export function createWatchLandingJourney(ports: WatchLandingPorts): WatchLandingJourney {
  const { watches, answers, searches, clock } = ports;
  const verticalOf = ({ vertical }: WatchFinding) =>
    ports.verticals.find(({ description }) => description.name === vertical);

  async function offerOf(
    personId: string,
    finding: WatchFinding,
    vertical: AnyVerticalServer,
    best: FoundOffer,
  ): Promise<LandingOffer> {
    const stored = await ports.offers.find(personId, finding.findingId, best.offerId);
    const isSold =
      vertical.checkout && vertical.providers.some((each) => each.slug === best.providerSlug && each.ordering);
    const isValid = stored !== undefined && stored.validUntilMs > clock.nowMs();
    return {
      providerName: best.providerName,
      providerSlug: best.providerSlug,
      yearlyOre: best.yearlyOre,
      savingOre: best.savingOre,
      monthlyOre: stored?.monthlyFeeOre,
      rows: landingRows(finding.former, best),
      ...meet(vertical, finding, best, swedishDate(clock.nowMs())),
      state: isSold ? (isValid ? "orderable" : "expired") : "elsewhere",
    };
  }

  return {
    async see(personId, findingId) {
      const finding = await watches.findFinding(personId, findingId);
      const vertical = finding && verticalOf(finding);
      if (!finding || !vertical) return undefined;
      const [watch, priceCount, best] = await Promise.all([
        watches.find(finding.watchId),
        ports.offers.count(personId, findingId),
        finding.best && offerOf(personId, finding, vertical, finding.best),
      ]);
      const { product, nouns } = vertical.description.texts;
      const plate = vertical.cancel?.registrationNumber?.(finding.facts ?? {});
      return {
        findingId,
        vertical: finding.vertical,
        product,
        nouns,
        thing: vertical.cancel?.without.thing,
        plate: plate === undefined ? undefined : formatRegistrationNumber(plate),
        outcome: finding.outcome,
        foundOn: finding.foundOn,
        renewsOn: finding.renewsOn,
        former: {
          providerName: finding.former.providerName,
          providerSlug: finding.former.providerSlug,
          yearlyOre: finding.former.yearlyOre,
        },
        best,
        lesser: listLesser(finding.former, cheaperThanBest(finding)),
        askedCount: finding.askedCount,
        answeredCount: finding.answeredCount,
        priceCount,
        isWatched: watch?.state === "on",
        stayedOn: finding.stayedOn,
        hasList: finding.searchId !== undefined || finding.facts !== undefined,
      };
    },
    stay: (personId, findingId) => answers.stay(personId, findingId, swedishDate(clock.nowMs())),
    async stopWatching(personId, findingId) {
      const finding = await watches.findFinding(personId, findingId);
      if (!finding) return false;
      // One that is off already is as the person asked for.
      await watches.turnOff(personId, finding.watchId, clock.nowMs());
      return true;
    },
    async openOffer(personId, findingId, owner) {
      const finding = await watches.findFinding(personId, findingId);
      const vertical = finding && verticalOf(finding);
      if (!finding || !vertical) return undefined;
      const opened = { vertical: finding.vertical, fetchDataId: finding.heldId };
      const offer = finding.best && (await offerOf(personId, finding, vertical, finding.best));
      if (offer?.state !== "orderable") return { ...opened, resultId: undefined };
      const searchId = await watches.handOver(personId, findingId, owner);
      return { ...opened, resultId: searchId === undefined ? undefined : finding.best?.offerId };
    },
    async openList(personId, findingId, owner) {
      const finding = await watches.findFinding(personId, findingId);
      if (!finding) return undefined;
      const { vertical, facts, heldId: fetchDataId } = finding;
      const found = await watches.handOver(personId, findingId, owner);
      const list = found === undefined ? undefined : await searches.find(vertical, owner, found);
      if (list && usableOffers(list).some(({ validUntil }) => Date.parse(validUntil) > clock.nowMs()))
        return { vertical, fetchDataId, searchId: list.searchId };
      const created = facts && (await searches.create({ vertical, owner, given: facts }));
      return { vertical, fetchDataId, searchId: created?.ok ? created.value.searchId : list?.searchId };
    },
  };
}

/** The list answers why the best offer is not the cheapest one. */
const cheaperThanBest = ({ best, lesser }: WatchFinding): readonly FoundOffer[] =>
  best ? lesser.filter(({ yearlyOre }) => yearlyOre < best.yearlyOre) : lesser;

/** The same proposal as the checkout's. */
function meet(
  { cancel }: AnyVerticalServer,
  { renewsOn }: WatchFinding,
  { yearlyOre }: FoundOffer,
  today: string,
): Pick<LandingOffer, "startsOn" | "formerEndsOn"> {
  if (!cancel) return { startsOn: renewsOn ?? today, formerEndsOn: renewsOn ?? today };
  const { endsAt, periodMonths, noticeDays } = cancel.ending;
  return proposeHandover({
    today,
    former: { endsAt, periodMonths, noticeDays, renewsOn: renewsOn ?? today },
    starts: { first: today, last: addDays(today, MAX_DAYS_AHEAD) },
    nextYearlyFeeOre: yearlyOre,
  });
}
