import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { FieldError } from "#domain/validation/checked.ts";
import { connectionErrorTexts } from "#domain/form/form-labels.texts.sv.ts";
import { countAnswered, sortReceivedFees, type SearchRun } from "#domain/search/search-progress.ts";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useMeasuredSearch } from "#web/shell/analytics/use-measured-search.ts";
import { CoachCard } from "#web/shop/coach/CoachCard.tsx";
import { ChangeSearch } from "./ChangeSearch.tsx";
import { CurrentInsuranceStrip } from "./CurrentInsurance.tsx";
import filterStyles from "./filters/FilteredList.module.css";
import { LazyFilteredList } from "./filters/lazy-filtered-list.ts";
import { LandingOffers } from "./LandingOffers.tsx";
import { FetchOffer } from "./FetchOffer.tsx";
import { ListSection } from "./ListSection.tsx";
import { ResultColumns } from "./ResultColumns.tsx";
import { ResultHeading } from "./ResultHeading.tsx";
import type { ShownResult } from "#web/shop/offers/present-result.ts";
import { RankingNote } from "./RankingNote.tsx";
import { NO_SLOTS, type ResultSlots } from "#web/shop/offers/result-slots.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { periodOf } from "#web/shop/offers/shown-fee.ts";
import styles from "./Searching.module.css";
import { useReadResult } from "./use-read-result.ts";
import { useSearchRun } from "#web/shop/search/use-search-run.ts";
import { Today } from "./Today.tsx";
import { Typed } from "./Typed.tsx";
import { ChooseVariant } from "./VariantSwitch.tsx";
import { PriceScaleCard } from "./price-scale/PriceScaleCard.tsx";

interface SearchingProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  /** The actions of the question about fetching. */
  readonly slots?: ResultSlots;
  /** Announces the progress to a screen reader. */
  readonly announce: (message: string) => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
}

/** A retry is a new run from the start. */
export function Searching(props: SearchingProps) {
  const [attempt, setAttempt] = useState(0);
  return <Run key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

/** A running search: its progress, and the prices as they arrive. */
function Run({
  web,
  result,
  slots = NO_SLOTS,
  announce,
  onInvalid,
  onAgain,
}: SearchingProps & { readonly onAgain: () => void }) {
  const { read, isReading } = useReadResult(web, result);
  const [isInvalid, setIsInvalid] = useState(false);
  const [areTooMany, setAreTooMany] = useState(false);
  const run = useSearchRun({
    vertical: web.description,
    searchId: result.searchId,
    fetchDataId: result.current?.fetchDataId,
    known: result.progress,
    onListed: read,
    onSettled: read,
    onInvalid(errors) {
      setIsInvalid(true);
      onInvalid(errors);
    },
    onTooMany: () => setAreTooMany(true),
  });
  useMeasuredSearch(web.description.serviceName, run.kind);
  useEffect(() => {
    LazyFilteredList.preload();
  }, []);
  // The list was requested but not ready, which a lagging node can cause: the search is requested once more.
  useAskAgain(run.kind === "settled" && !isReading, onAgain);
  const answered = countAnswered(run.providers);
  useAnnouncements(answered, result.askedCount, announce);
  const { current } = result;
  return (
    <div aria-busy={run.kind !== "failed"}>
      <ResultHeading
        title={run.kind === "failed" ? resultTexts.stopped : web.searchingTitle(result.summary)}
        cover={result.cover?.text}
        lead={
          answered === 0 ? resultTexts.asking(result.askedCount) : resultTexts.answered(answered, result.askedCount)
        }
      >
        <ChooseVariant web={web} result={result} />
      </ResultHeading>
      {run.kind === "failed" ? (
        <Failed>
          {isInvalid ? (
            <MustChange web={web} result={result} />
          ) : (
            <TryAgain texts={areTooMany ? resultTexts.tooMany : connectionErrorTexts} onAgain={onAgain} />
          )}
        </Failed>
      ) : (
        <Today web={web} current={current} priceScale={<RunningPriceScale web={web} run={run} result={result} />} />
      )}
      {web.current?.Card && run.kind !== "failed" && !current ? (
        <FetchOffer web={web} result={result} slots={slots} />
      ) : null}
      {web.current?.Card && run.kind !== "failed" ? <RunningPriceScale web={web} run={run} result={result} /> : null}
      <ResultColumns
        side={<Typed web={web} result={result} place="card" />}
        end={result.coach && run.kind !== "failed" ? <CoachCard coach={result.coach} /> : null}
      >
        <FilterRoom web={web} result={result} />
        <ListSection heading={resultTexts.allOffers} isQuiet>
          <LandingOffers
            providers={result.waitingFor}
            progress={web.gain ? NO_PRICES : run.providers}
            period={periodOf(web.description.headlineUnit)}
            isOver={run.kind === "failed"}
          />
        </ListSection>
        <RankingNote web={web} order={web.listOrders?.[0]} />
      </ResultColumns>
    </div>
  );
}

/** The lines that filters and orders will have over the list, so that it does not move when they come. */
const FilterRoom = ({ web, result }: Pick<SearchingProps, "web" | "result">) =>
  web.overview || result.waitingFor.length < 2 ? null : (
    <div aria-hidden="true">
      <div className={filterStyles["room"]} />
      {(web.listOrders ?? []).length > 1 ? <div className={filterStyles["orderRoom"]} /> : null}
    </div>
  );

/** A gain is shown with the list. */
const NO_PRICES: SearchRun["providers"] = [];

/** Long enough for the fetch of the list to begin before it counts as ended. */
const ASK_AGAIN_AFTER_MS = 3_000;

function useAskAgain(isLagging: boolean, onAgain: () => void): void {
  const askAgain = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isLagging) return undefined;
    const timer = setTimeout(() => askAgain(), ASK_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLagging]);
}

/** At the start and when half have answered: announcing every answer would drown out everything else. */
function useAnnouncements(answered: number, asked: number, announce: (message: string) => void): void {
  const announceProgress = useEffectEvent((isHalfway: boolean) =>
    announce(isHalfway ? resultTexts.answered(answered, asked) : resultTexts.asking(asked)),
  );
  const isHalfway = answered * 2 >= asked && answered > 0;
  useEffect(() => announceProgress(isHalfway), [isHalfway]);
}

interface RunningPriceScaleProps extends Pick<SearchingProps, "web" | "result"> {
  readonly run: SearchRun;
}

/** Marks appear on the price scale as insurers answer. */
function RunningPriceScale({ web, run, result }: RunningPriceScaleProps) {
  const { current, yoursOre } = result;
  const { providers } = run;
  const period = periodOf(web.description.headlineUnit);
  const OwnCard = web.current?.Card;
  // The bar moves more often than prices arrive.
  const feesOre = useMemo(() => sortReceivedFees(providers, period).map(({ feeOre }) => feeOre), [providers, period]);
  // The question about fetching is over the card, as it will be over that of the list.
  const hasPrompt = OwnCard !== undefined && result.parts.fetch !== undefined && !current;
  const progress = <ProgressBar percent={run.percent} label={resultTexts.progress} />;
  if (web.gain ?? web.hasOwnAxis) return progress;
  return (
    <PriceScaleCard
      isLoading
      feesOre={feesOre}
      yoursOre={yoursOre && period === "month" ? yoursOre / 12 : yoursOre}
      period={period}
      progress={progress}
      isSmall={hasPrompt}
      aside={hasPrompt ? <div className={styles["switchRoom"]} aria-hidden="true" /> : null}
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

const Failed = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["failed"]} role="alert">
    <Alert tone="wrong" icon={<CircleAlert size={24} strokeWidth={1.75} />}>
      {children}
    </Alert>
  </div>
);

interface TryAgainProps {
  readonly texts: { readonly title: string; readonly message: string };
  readonly onAgain: () => void;
}

const TryAgain = ({ texts, onAgain }: TryAgainProps) => (
  <>
    <strong>{texts.title}</strong>
    <p className={styles["failedText"]}>{texts.message}</p>
    <Button onClick={onAgain}>{connectionErrorTexts.tryAgain}</Button>
  </>
);

const MustChange = ({ web, result }: Pick<SearchingProps, "web" | "result">) => (
  <>
    <strong>{resultTexts.mustChange}</strong>
    <p className={styles["failedText"]}>{resultTexts.mustChangeText}</p>
    <ChangeSearch web={web} summary={result.summary}>
      {resultTexts.changing}
    </ChangeSearch>
  </>
);
