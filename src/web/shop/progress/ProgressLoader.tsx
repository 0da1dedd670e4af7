import { useState } from "react";
import { formTexts } from "#domain/form/form-labels.texts.sv.ts";
import type { ProgressData } from "#http/contract/search.schema.ts";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { usePoll } from "#ui/poll/use-poll.ts";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import { calls } from "#web/shell/calls/calls.ts";
import styles from "./ProgressLoader.module.css";

interface ProgressLoaderProps {
  /** The page's own id of its request. */
  readonly tempSearchId: string;
  /** Relative to the page by default. */
  readonly address?: string;
}

/** Spec 1 §9. */
const PROGRESS_INTERVAL_MS = 1_000;

/** A placeholder until the answer comes. A lost answer is ignored: the next poll follows. */
export function ProgressLoader({ tempSearchId, address = "progress" }: ProgressLoaderProps) {
  const [percent, setPercent] = useState<number>();
  usePoll({
    isActive: true,
    intervalMs: PROGRESS_INTERVAL_MS,
    async ask(signal) {
      const answer = await calls.post<ProgressData>(address, { tempsearchid: tempSearchId }, { signal });
      if (answer.kind === "success" && answer.data && !signal.aborted) setPercent(shareAnswered(answer.data));
    },
  });
  return (
    <div className={styles["loader"]}>
      <LoadingIcon label="" />
      <p className={styles["title"]} role="status">
        {formTexts.progressTitle}
      </p>
      {percent === undefined ? null : (
        <div className={styles["bar"]}>
          <ProgressBar percent={percent} label={formTexts.progressTitle} />
        </div>
      )}
    </div>
  );
}

/** Undefined before any provider is asked: an empty bar shows nothing. */
function shareAnswered({ Result: { Providers } }: ProgressData): number | undefined {
  if (Providers.length === 0) return undefined;
  return Math.round((100 * Providers.filter(({ Answered }) => Answered).length) / Providers.length);
}
