import { type ReactNode, Suspense } from "react";
import { countOfferedBy } from "#domain/offer/offer.ts";
import { lazyPiece, lazyWithReload, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useCompareOpening } from "#web/shop/compare/use-compare-opening.ts";
import { AboutList } from "./AboutList.tsx";
import { CurrentInsuranceStrip } from "./CurrentInsurance.tsx";
import { type NarrowedList, useNarrowedList } from "./filters/use-narrowed-list.ts";
import { LazyFilteredList } from "./filters/lazy-filtered-list.ts";
import { FetchOffer } from "./FetchOffer.tsx";
import { ListCoach } from "./ListCoach.tsx";
import { OfferList } from "./OfferList.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { PaymentSwitch } from "./PaymentSwitch.tsx";
import { RankingNote } from "./RankingNote.tsx";
import { RowEvents } from "./RowEvents.tsx";
import { LEAST_OFFERS_TO_COMPARE, type ResultSlots } from "#web/shop/offers/result-slots.ts";
import { type ResultTracking, trackResult } from "#web/shop/offers/result-tracking.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { ResultColumns } from "./ResultColumns.tsx";
import { ResultHeading } from "./ResultHeading.tsx";
import { ResultTools } from "./ResultTools.tsx";
import { feeOf, periodOf } from "#web/shop/offers/shown-fee.ts";
import { Today } from "./Today.tsx";
import { Typed } from "./Typed.tsx";
import { ChooseVariant } from "./VariantSwitch.tsx";
import { PriceScaleCard } from "./price-scale/PriceScaleCard.tsx";

interface ResultsProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  readonly slots: ResultSlots;
  readonly track?: ResultTracking;
}

const CompareModal = lazyWithReload(() =>
  import("#web/shop/compare/CompareModal.tsx").then((module) => module.CompareModal),
);

// Few pages have these.
const AnswerConflicts = lazyPiece(() =>
  import("./conflicts/AnswerConflicts.tsx").then((module) => module.AnswerConflicts),
);
const Staying = lazyPiece(() => import("./staying/Staying.tsx").then((module) => module.Staying));
if (import.meta.env.SSR) await piecesOnServer();

/** The finished list, in the order the server gave it. */
export function Results({ web, result, slots, track = trackResult }: ResultsProps) {
  const { offers, summary, current, parts, coach } = result;
  const best = result.staying?.best;
  const compare = useCompareOpening();
  const narrowed = useNarrowedList(web, result);
  const canCompare = web.compare !== undefined && offers.length >= LEAST_OFFERS_TO_COMPARE;
  const tools = (place: "page" | "foot") =>
    canCompare ? <ResultTools place={place} assistant={slots.assistant} onCompare={() => compare.open()} /> : null;
  const hasPrompt = parts.fetch !== undefined && current === undefined;
  const payment = result.payment ? <PaymentSwitch chosen={result.payment} /> : null;
  const hasScale = !(web.gain ?? web.overview) && !web.hasOwnAxis;
  const beside = (
    <>
      {payment}
      {tools("page")}
    </>
  );
  const priceScale = (
    <ResultPriceScale web={web} result={result} shown={narrowed.shown} aside={beside} hasRoom={!hasPrompt} />
  );
  return (
    <>
      <ResultHeading
        title={best?.title ?? web.resultTitle(offers.length, summary)}
        cover={result.cover?.text}
        lead={best?.lead ?? result.lead}
      >
        <ChooseVariant web={web} result={result} />
        {hasScale ? null : beside}
      </ResultHeading>
      <Today web={web} current={current} priceScale={priceScale} />
      {hasPrompt ? <FetchOffer web={web} result={result} slots={slots} /> : null}
      {result.conflicts ? (
        <Suspense fallback={null}>
          <AnswerConflicts key={result.searchId} web={web} result={result} />
        </Suspense>
      ) : null}
      {web.current?.Card ? priceScale : null}
      <ResultColumns
        side={
          <>
            <Typed web={web} result={result} place="card" />
            {web.BesideList ? <web.BesideList searchId={result.searchId} summary={summary} /> : null}
            <AboutList
              askedCount={result.askedCount}
              offeredCount={countOfferedBy(offers)}
              providersWithoutOffer={result.providersWithoutOffer}
              about={web.aboutSearch}
              // A list that awaits answers has no receipt yet, and nothing to share.
              list={
                result.state === "done"
                  ? {
                      searchId: result.searchId,
                      path: web.description.path,
                      hasEvents: web.hasEvents,
                      choices: result.choices,
                      orderId: narrowed.order?.by && narrowed.order.id,
                    }
                  : undefined
              }
            />
            {parts.hasCheckout ? slots.sellingPoints : null}
          </>
        }
        end={coach ? <ListCoach coach={coach} /> : null}
      >
        {slots.awaited}
        <Lists
          web={web}
          result={result}
          slots={slots}
          narrowed={narrowed}
          onCompare={canCompare ? compare.open : undefined}
        />
        {result.rowEvents ? (
          <RowEvents key={result.rowEvents.map(({ isPicked }) => isPicked).join(" ")} events={result.rowEvents} />
        ) : null}
        <RankingNote web={web} order={narrowed.order} isByPayment={result.payment !== undefined} />
      </ResultColumns>
      {tools("foot")}
      {compare.hasOpened && canCompare ? (
        <Suspense fallback={null}>
          <CompareModal
            key={compare.openings}
            web={web}
            result={result}
            pinned={compare.pinned}
            isOpen={compare.isOpen}
            onClose={compare.close}
            track={track}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface ListsProps extends Omit<ResultsProps, "track"> {
  readonly narrowed: NarrowedList;
  readonly onCompare: ((resultId: string) => void) | undefined;
}

/** Spec 2 §2: what is cheaper than today under its own heading, then the rest. */
function Lists(props: ListsProps) {
  const { web, result, narrowed } = props;
  if (web.overview) {
    return (
      <Suspense fallback={null}>
        <web.overview.Board offers={result.offers} />
      </Suspense>
    );
  }
  if (narrowed.filters.length === 0) return <ListsOf {...props} />;
  return (
    <Suspense fallback={null}>
      <LazyFilteredList narrowed={narrowed} offers={result.offers}>
        <ListsOf {...props} />
      </LazyFilteredList>
    </Suspense>
  );
}

function ListsOf({ narrowed: { shown, order }, ...row }: ListsProps) {
  const { cheaperHeading, staying, current } = row.result;
  // Only the order of the rank puts what is cheaper than today first.
  const isRanked = order?.by === undefined;
  const cheaper = shown.filter(({ savingOre }) => isRanked && savingOre !== undefined);
  const others = shown.filter((offer) => !cheaper.includes(offer));
  const hasBest = isRanked && !staying?.best;
  const hasCheaper = cheaper.length > 0;
  const legend =
    row.web.Typed && !current ? (
      <row.web.Typed summary={row.result.summary} place="legend" offers={row.result.offers} />
    ) : undefined;
  return (
    <>
      {hasCheaper ? (
        <OfferList {...row} heading={cheaperHeading} isQuiet aside={legend} offers={cheaper} hasBest={hasBest} />
      ) : null}
      {staying && current ? (
        <Suspense fallback={null}>
          <Staying staying={staying} current={current} hasCard={row.web.current?.Card !== undefined} />
        </Suspense>
      ) : null}
      {hasCheaper && others.length === 0 ? null : (
        <OfferList
          {...row}
          heading={hasCheaper ? resultTexts.otherOffers : resultTexts.allOffers}
          isQuiet={!hasCheaper}
          aside={hasCheaper ? null : legend}
          offers={others}
          hasBest={hasBest && !hasCheaper}
        />
      )}
    </>
  );
}

interface ResultPriceScaleProps extends Pick<ResultsProps, "web" | "result"> {
  readonly shown: ShownResult["offers"];
  readonly aside: ReactNode;
  readonly hasRoom: boolean;
}

function ResultPriceScale({ web, result, shown, aside, hasRoom }: ResultPriceScaleProps) {
  const { current, yoursOre, mostSaved } = result;
  // Where the choices leave nothing, the list leads back to all.
  const offers = shown.length > 0 ? shown : result.offers;
  const period = periodOf(web.description.headlineUnit, result.payment);
  const OwnCard = web.current?.Card;
  if ((web.gain ?? web.overview) || web.hasOwnAxis) return null;
  return (
    <PriceScaleCard
      feesOre={offers.map((offer) => feeOf(offer, period)).toSorted((a, b) => a - b)}
      yoursOre={yoursOre && period === "month" ? yoursOre / 12 : yoursOre}
      period={period}
      isSaving={mostSaved?.isForSameCover}
      hasProgressSpace={OwnCard !== undefined}
      aside={aside}
      isSmall={!hasRoom}
      foot={
        // What has no place in the list is stated here.
        current && !OwnCard && !result.staying ? (
          <CurrentInsuranceStrip current={current} />
        ) : (
          <Typed web={web} result={result} place="foot" />
        )
      }
    />
  );
}
