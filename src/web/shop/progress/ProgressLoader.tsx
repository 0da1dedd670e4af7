import { useState } from "react";
import { formTexts } from "#domain/form/form-labels.texts.sv.ts";
import type { ProgressData } from "#http/contract/search.schema.ts";
import { LoadingIcon } from "#ui/pieces/LoadingIcon.tsx";
import { usePoll } from "#ui/poll/use-poll.ts";
import { ProgressBar } from "#ui/primitives/ProgressBar.tsx";
import { calls } from "#web/shell/calls/calls.ts";
import styles from "./ProgressLoader.module.css";

interface ProgressLoaderProps {
  /** The page's own id of what it has asked for. */
  readonly tempSearchId: string;
  /** Beside the page, unless said. */
  readonly address?: string;
}

/** Spec 1 §9. */
export const PROGRESS_INTERVAL_MS = 1_000;

/** Stands where the answer will be, for as long as it takes. A lost answer is no news: it asks again. */
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

/** Undefined while nobody is asked: a bar of nothing says nothing. */
function shareAnswered({ Result: { Providers } }: ProgressData): number | undefined {
  if (Providers.length === 0) return undefined;
  return Math.round((100 * Providers.filter(({ Answered }) => Answered).length) / Providers.length);
}
