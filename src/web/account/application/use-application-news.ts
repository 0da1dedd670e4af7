import { useState } from "react";
import { useRevalidator } from "react-router";
import { applicationCallPath } from "#domain/addresses/account-call-paths.ts";
import { answerPhase } from "#domain/application/answer-state.ts";
import type { ApplicationView } from "#domain/application/application-view.ts";
import type { ApplicationsData } from "#http/contract/application.schema.ts";
import { usePoll } from "#ui/poll/use-poll.ts";
import { calls } from "#web/shell/calls/calls.ts";

/** Many providers answer within seconds, the others over days. */
const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
const GROWTH = 1.5;
const GONE: readonly number[] = [401, 404];

/**
 * Loads the page again when the application has changed; returns how often. The question is a call in the background, so that a page
 * left open does not prolong the session.
 */
export function useApplicationNews({ applicationHash, changedAtMs, answers }: ApplicationView): number {
  const { revalidate } = useRevalidator();
  const [newsCount, setNewsCount] = useState(0);
  const [waitMs, setWaitMs] = useState(FIRST_WAIT_MS);
  const [isOver, setIsOver] = useState(false);
  usePoll({
    isActive: !isOver && answers.some(({ state }) => answerPhase(state) === "provider"),
    intervalMs: waitMs,
    async ask(signal) {
      const answer = await calls.get<ApplicationsData>(applicationCallPath(), { applicationHash }, { signal });
      if (signal.aborted) return;
      // Logged out meanwhile, in this tab or another: the page asks for a login when it is used.
      if (answer.kind === "failure" && GONE.includes(answer.httpStatus)) return setIsOver(true);
      const [found] = answer.kind === "success" ? (answer.data?.Result.Applications ?? []) : [];
      const isNews = found !== undefined && Date.parse(found.Changed) !== changedAtMs;
      setWaitMs((ms) => (isNews ? FIRST_WAIT_MS : Math.min(ms * GROWTH, LONGEST_WAIT_MS)));
      if (!isNews) return;
      await revalidate();
      setNewsCount((count) => count + 1);
    },
  });
  return newsCount;
}
