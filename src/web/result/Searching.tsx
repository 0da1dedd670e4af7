import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { FieldError } from "#domain/checked.ts";
import { connectionErrorTexts } from "#domain/form/form-words.texts.sv.ts";
import { countAnswered, landedByFee, type SearchRun } from "#domain/search-progress.ts";
import { readKr } from "#domain/swedish-format.ts";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { useMeasuredSearch } from "#web/analytics/use-measured-search.ts";
import { CoachCard } from "#web/coach/CoachCard.tsx";
import { paths } from "#web/paths.ts";
import { ChangeSearch } from "./ChangeSearch.tsx";
import { CurrentInsuranceCard, CurrentInsuranceStrip } from "./CurrentInsurance.tsx";
import { LandingOffers } from "./LandingOffers.tsx";
import { ListSection } from "./ListSection.tsx";
import { ResultColumns } from "./ResultColumns.tsx";
import { ResultHeading } from "./ResultHeading.tsx";
import type { ShownResult } from "./present-result.ts";
import { RankingNote } from "./RankingNote.tsx";
import { resultTexts } from "./result.texts.sv.ts";
import styles from "./Searching.module.css";
import { useSearchRun } from "./use-search-run.ts";
import { Today } from "./Today.tsx";
import { ChooseVariant } from "./VariantSwitch.tsx";
import { WireCard } from "./wire/WireCard.tsx";

interface SearchingProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
  /** What is worth hearing of, for who does not see the bar. */
  readonly announce: (words: string) => void;
  readonly onInvalid: (errors: readonly FieldError[]) => void;
}

/** Asking again is a new run from the start. */
export function Searching(props: SearchingProps) {
  const [attempt, setAttempt] = useState(0);
  return <Run key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

/** The search while it runs: how far it has come, and the prices as they land. */
function Run({ web, result, announce, onInvalid, onAgain }: SearchingProps & { readonly onAgain: () => void }) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const [isInvalid, setIsInvalid] = useState(false);
  const run = useSearchRun({
    vertical: web.description,
    searchId: result.searchId,
    fetchDataId: result.current?.fetchDataId,
    known: result.progress,
    onSettled(searchId) {
      if (searchId === result.searchId) return void revalidate();
      return void navigate(paths.result(web.description, searchId, result.current?.fetchDataId), { replace: true });
    },
    onInvalid(errors) {
      setIsInvalid(true);
      onInvalid(errors);
    },
  });
  useMeasuredSearch(web.description.serviceName, run.kind);
  // The list was read and was not there yet, which a node that lags behind can cause: the search is asked for once more.
  useAskAgain(run.kind === "settled" && state === "idle", onAgain);
  const answered = countAnswered(run.providers);
  useAnnouncements(answered, result.askedCount, announce);
  const { current } = result;
  const isWide = current?.yearlyFeeOre === undefined && !web.formBeside;
  return (
    <div aria-busy={run.kind !== "failed"}>
      <ResultHeading
        title={run.kind === "failed" ? resultTexts.stopped : web.searchingTitle(result.summary)}
        cover={result.cover?.said}
        lead={
          answered === 0 ? resultTexts.asking(result.askedCount) : resultTexts.answered(answered, result.askedCount)
        }
      >
        <ChooseVariant web={web} result={result} />
      </ResultHeading>
      {run.kind === "failed" ? (
        <Failed>{isInvalid ? <MustChange web={web} result={result} /> : <TryAgain onAgain={onAgain} />}</Failed>
      ) : (
        <Today web={web} current={current} wire={<RunningWire run={run} result={result} />} />
      )}
      {web.CurrentInsurance && run.kind !== "failed" ? (
        <ProgressBar percent={run.percent} label={resultTexts.progress} />
      ) : null}
      <ResultColumns
        isOneColumn={!current || web.formBeside !== undefined}
        side={current && !web.CurrentInsurance ? <CurrentInsuranceCard current={current} /> : null}
        end={result.coach && run.kind !== "failed" ? <CoachCard coach={result.coach} /> : null}
      >
        <ListSection heading={resultTexts.allOffers}>
          <LandingOffers
            providers={result.waitingFor}
            progress={run.providers}
            isWide={isWide}
            isOver={run.kind === "failed"}
          />
        </ListSection>
        <RankingNote />
      </ResultColumns>
    </div>
  );
}

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

/** At the start and when half have answered: every answer by itself would talk over everything else. */
function useAnnouncements(answered: number, asked: number, announce: (words: string) => void): void {
  const tell = useEffectEvent((isHalfway: boolean) =>
    announce(isHalfway ? resultTexts.answered(answered, asked) : resultTexts.asking(asked)),
  );
  const isHalfway = answered * 2 >= asked && answered > 0;
  useEffect(() => tell(isHalfway), [isHalfway]);
}

/** Seeds land on the wire as insurers answer. */
function RunningWire({ run, result: { current } }: { readonly run: SearchRun; readonly result: ShownResult }) {
  const { providers } = run;
  // The bar moves more often than prices land.
  const feesOre = useMemo(() => landedByFee(providers).flatMap(({ fee }) => readKr(fee ?? "") ?? []), [providers]);
  return (
    <WireCard
      isLoading
      feesOre={feesOre}
      yoursOre={current?.yearlyFeeOre === undefined ? undefined : current.yearlyFeeOre / 12}
      progress={<ProgressBar percent={run.percent} label={resultTexts.progress} />}
      foot={current ? <CurrentInsuranceStrip current={current} /> : null}
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

const TryAgain = ({ onAgain }: { readonly onAgain: () => void }) => (
  <>
    <strong>{connectionErrorTexts.title}</strong>
    <p className={styles["failedText"]}>{connectionErrorTexts.message}</p>
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
