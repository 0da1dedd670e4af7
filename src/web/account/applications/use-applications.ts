import { useState } from "react";
import { type Application, replaceApplication } from "#domain/account/application.ts";
import type { ApplicationsData, WireApplication } from "#http/contract/application.schema.ts";
import { usePoll } from "#ui/poll/use-poll.ts";
import { calls } from "#web/shell/calls/calls.ts";
import { applicationCallPath } from "#domain/addresses/account-call-paths.ts";

/** Lenders answer within minutes to days. */
const LOOK_AGAIN_MS = 15_000;

/** The current applications: the open ones are requested again, one by one, and replaced in place (M-005). */
export function useApplications(first: readonly Application[]): readonly Application[] {
  const [applications, setApplications] = useState(first);
  const open = applications.filter(({ state }) => state === "open");
  const [hasGivenUp, setHasGivenUp] = useState(false);
  usePoll({
    isActive: open.length > 0 && !hasGivenUp,
    intervalMs: LOOK_AGAIN_MS,
    async ask(signal) {
      for (const { applicationHash } of open) {
        const options = { asksToRetry: true, signal };
        const answer = await calls.get<ApplicationsData>(applicationCallPath(), { applicationHash }, options);
        // OP-34: the error modal asked, and the visitor declined.
        if (answer.kind === "lost") return setHasGivenUp(true);
        const [changed] = answer.kind === "success" ? (answer.data?.Result.Applications ?? []) : [];
        // An application missing from the answer stays as it was.
        if (changed) setApplications((list) => replaceApplication(list, readApplication(changed)));
      }
    },
  });
  return applications;
}

const readApplication = (wire: WireApplication): Application => ({
  applicationHash: wire.ApplicationHash,
  vertical: wire.Service,
  state: wire.State,
  amountOre: wire.Amount === null ? undefined : wire.Amount * 100,
  answers: wire.Answers.map(({ ProviderName, State }) => ({ providerName: ProviderName, state: State })),
  appliedAtMs: Date.parse(wire.Applied),
  changedAtMs: Date.parse(wire.Changed),
});
