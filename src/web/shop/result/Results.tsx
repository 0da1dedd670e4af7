import { type ComponentProps, type ReactNode, Suspense } from "react";
import { countOfferedBy } from "#domain/offer/offer.ts";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useCompareOpening } from "#web/shop/compare/use-compare-opening.ts";
import { AboutList } from "./AboutList.tsx";
import { BarLegend } from "./BarLegend.tsx";
import type { AnswerConflicts as Conflicts } from "./conflicts/AnswerConflicts.tsx";
import { CurrentInsuranceCard, CurrentInsuranceStrip } from "./CurrentInsurance.tsx";
import { type NarrowedList, useNarrowedList } from "./filters/use-narrowed-list.ts";
import { LazyFilteredList } from "./filters/lazy-filtered-list.ts";
import { FetchOffer } from "./FetchOffer.tsx";
import { ListCoach } from "./ListCoach.tsx";
import { OfferList } from "./OfferList.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { PaymentSwitch } from "./PaymentSwitch.tsx";
import { RankingNote } from "./RankingNote.tsx";
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
import type { Staying as OwnPlace } from "./staying/Staying.tsx";
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

const FilteredList = import.meta.env.SSR ? (await import("./filters/FilteredList.tsx")).FilteredList : LazyFilteredList;

// Few pages have these.
const AnswerConflicts = import.meta.env.SSR
  ? (await import("./conflicts/AnswerConflicts.tsx")).AnswerConflicts
  : lazyWithReload<ComponentProps<typeof Conflicts>>(() =>
      import("./conflicts/AnswerConflicts.tsx").then((module) => module.AnswerConflicts),
    );

const Staying = import.meta.env.SSR
  ? (await import("./staying/Staying.tsx")).Staying
  : lazyWithReload<ComponentProps<typeof OwnPlace>>(() =>
      import("./staying/Staying.tsx").then((module) => module.Staying),
    );

/** The finished list, in the order the server gave it. */
export function Results({ web, result, slots, track = trackResult }: ResultsProps) {
  const { offers, summary, current, yoursOre, parts, coach } = result;
  const best = result.staying?.best;
  const compare = useCompareOpening();
  const narrowed = useNarrowedList(web, result);
  const priceScale = <ResultPriceScale web={web} result={result} shown={narrowed.shown} />;
  const canCompare = web.compare !== undefined && offers.length >= LEAST_OFFERS_TO_COMPARE;
  const tools = (place: "page" | "foot") =>
    canCompare ? <ResultTools place={place} assistant={slots.assistant} onCompare={() => compare.open()} /> : null;
  // An overview states what is paid today itself.
  const hasToday = !web.overview && (current !== undefined || yoursOre !== undefined);
  const hasPrompt = parts.fetch !== undefined && current === undefined;
  return (
    <>
      <ResultHeading
        title={best?.title ?? web.resultTitle(offers.length, summary)}
        cover={result.cover?.text}
        lead={best?.lead ?? result.lead}
      >
        <ChooseVariant web={web} result={result} />
        {result.payment ? <PaymentSwitch chosen={result.payment} /> : null}
      </ResultHeading>
      {hasPrompt ? (
        <FetchOffer web={web} result={result} slots={slots} />
      ) : (
        <Today web={web} current={current} priceScale={priceScale} />
      )}
      {result.conflicts ? (
        <Suspense fallback={null}>
          <AnswerConflicts key={result.searchId} web={web} result={result} />
        </Suspense>
      ) : null}
      {web.current?.Card ? priceScale : null}
      <ResultColumns
        isOneColumn={!hasToday || web.formBeside !== undefined}
        side={
          <>
            {current && !web.current?.Card ? <CurrentInsuranceCard current={current} /> : null}
            <Typed web={web} result={result} place="card" />
            {web.BesideList ? <web.BesideList searchId={result.searchId} summary={summary} /> : null}
            {hasToday ? tools("page") : null}
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
          aside={hasToday ? null : tools("page")}
          onCompare={canCompare ? compare.open : undefined}
        />
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
  readonly aside: ReactNode;
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
  if (!web.filters) return <ListsOf {...props} />;
  return (
    <Suspense fallback={null}>
      <FilteredList narrowed={narrowed} offers={result.offers}>
        <ListsOf {...props} />
      </FilteredList>
    </Suspense>
  );
}

function ListsOf({ aside, narrowed: { shown, order }, ...row }: ListsProps) {
  const { yoursOre, cheaperHeading, staying, current } = row.result;
  // Only the order of the rank puts what is cheaper than today first.
  const isRanked = order?.by === undefined;
  const cheaper = shown.filter(({ savingOre }) => isRanked && savingOre !== undefined);
  const others = shown.filter((offer) => !cheaper.includes(offer));
  const hasBest = isRanked && !staying?.best;
  const hasCheaper = cheaper.length > 0;
  const legend =
    row.web.Typed && !current ? (
      <row.web.Typed summary={row.result.summary} place="legend" />
    ) : yoursOre === undefined ? null : (
      <BarLegend
        hasSaving={cheaper.some(({ saving }) => saving?.isForSameCover)}
        hasLower={cheaper.some(({ saving }) => !saving?.isForSameCover)}
      />
    );
  return (
    <>
      {hasCheaper ? (
        <OfferList {...row} heading={cheaperHeading} aside={legend} offers={cheaper} hasBest={hasBest} />
      ) : null}
      {staying && current ? (
        <Suspense fallback={null}>
          <Staying staying={staying} current={current} />
        </Suspense>
      ) : null}
      {hasCheaper && others.length === 0 ? null : (
        <OfferList
          {...row}
          heading={hasCheaper ? resultTexts.otherOffers : resultTexts.allOffers}
          aside={hasCheaper ? null : (legend ?? aside)}
          offers={others}
          hasBest={hasBest && !hasCheaper}
        />
      )}
    </>
  );
}

interface ResultPriceScaleProps extends Pick<ResultsProps, "web" | "result"> {
  readonly shown: ShownResult["offers"];
}

function ResultPriceScale({ web, result, shown }: ResultPriceScaleProps) {
  const { current, yoursOre, mostSaved } = result;
  // Where the choices leave nothing, the list leads back to all.
  const offers = shown.length > 0 ? shown : result.offers;
  const period = periodOf(web.description.headlineUnit, result.payment);
  const OwnCard = web.current?.Card;
  if (web.gain ?? web.overview) return null;
  return (
    <PriceScaleCard
      feesOre={offers.map((offer) => feeOf(offer, period)).toSorted((a, b) => a - b)}
      yoursOre={yoursOre && period === "month" ? yoursOre / 12 : yoursOre}
      period={period}
      isSaving={mostSaved?.isForSameCover}
      // Of the whole list: beside a part of it, it would be of an offer that is not there.
      saving={offers.length === result.offers.length ? mostSaved : undefined}
      hasProgressSpace={OwnCard !== undefined}
      foot={
        current && !OwnCard ? (
          <CurrentInsuranceStrip current={current} />
        ) : (
          <Typed web={web} result={result} place="foot" />
        )
      }
    />
  );
}
