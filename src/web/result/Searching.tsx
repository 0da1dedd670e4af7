import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { connectionErrorTexts } from "#domain/form/form.texts.sv.ts";
import { countAnswered } from "#domain/search-progress.ts";
import { Alert } from "#ui/primitives/Alert.tsx";
import { Button } from "#ui/primitives/Button.tsx";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { paths } from "#web/paths.ts";
import { LandingOffers } from "./LandingOffers.tsx";
import { RankingCard } from "./RankingCard.tsx";
import { ResultColumns } from "./ResultColumns.tsx";
import type { ShownResult } from "./present-result.ts";
import { resultTexts } from "./result.texts.sv.ts";
import { ResultHeading } from "./ResultHeading.tsx";
import styles from "./Searching.module.css";
import { useSearchRun } from "./use-search-run.ts";

interface SearchingProps {
  readonly web: VerticalWeb;
  readonly result: ShownResult;
}

/** Asking again is a new run from the start. */
export function Searching({ web, result }: SearchingProps) {
  const [attempt, setAttempt] = useState(0);
  return <Run key={attempt} web={web} result={result} onAgain={() => setAttempt(attempt + 1)} />;
}

/** The search while it runs: how far it has come, and the prices as they land. */
function Run({ web, result, onAgain }: SearchingProps & { readonly onAgain: () => void }) {
  const { revalidate, state } = useRevalidator();
  const run = useSearchRun({
    searchId: result.searchId,
    searchAddress: paths.searchCall(web.description),
    progressAddress: paths.progressCall(web.description),
    known: result.progress,
    onSettled: () => void revalidate(),
  });
  // The list was read and was not there yet, which a node that lags behind can cause: the search is asked for once more.
  const isLagging = run.kind === "settled" && state === "idle";
  const askAgain = useEffectEvent(onAgain);
  useEffect(() => {
    if (!isLagging) return undefined;
    const timer = setTimeout(() => askAgain(), ASK_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLagging]);

  return (
    <div aria-busy={run.kind !== "failed"}>
      <ResultHeading
        title={run.kind === "failed" ? resultTexts.stopped : web.searchingTitle(result.summary)}
        lead={tellProgress(result, countAnswered(run.providers))}
      />
      {run.kind === "failed" ? <Failed onAgain={onAgain} /> : <Progress percent={run.percent} />}
      <ResultColumns side={<RankingCard />}>
        <LandingOffers providers={result.waitingFor} progress={run.providers} isOver={run.kind === "failed"} />
      </ResultColumns>
    </div>
  );
}

/** Long enough for the fetch of the list to begin before it counts as ended. */
const ASK_AGAIN_AFTER_MS = 3_000;

const tellProgress = ({ askedCount }: ShownResult, answered: number): string =>
  answered === 0 ? resultTexts.asking(askedCount) : resultTexts.answered(answered, askedCount);

const Progress = ({ percent }: { readonly percent: number }) => (
  <div className={styles["progress"]}>
    <ProgressBar percent={percent} label={resultTexts.progress} />
  </div>
);

const Failed = ({ onAgain }: { readonly onAgain: () => void }) => (
  <div className={styles["failed"]} role="alert">
    <Alert tone="wrong" icon={<CircleAlert size={24} strokeWidth={1.75} />}>
      <strong>{connectionErrorTexts.title}</strong>
      <p className={styles["failedText"]}>{connectionErrorTexts.message}</p>
      <Button onClick={onAgain}>{connectionErrorTexts.tryAgain}</Button>
    </Alert>
  </div>
);
