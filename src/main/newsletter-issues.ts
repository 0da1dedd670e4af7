import { createIssueStore } from "#adapters/postgres/newsletter-issues.ts";

import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { ISSUE_WORKFLOW, sendIssue } from "#journeys/newsletter/send-issue.workflow.ts";
import { sweepIssues } from "#journeys/newsletter/sweep-issues.ts";
import type { Clock } from "#platform/clock.ts";
import type { Durable, WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Sweep } from "./run-sweeps.ts";
import { newsletterLinks } from "./mail.ts";

export interface IssueSendingSetup extends StorePorts {
  readonly publicOrigin: string;
  readonly starter: WorkflowStarter;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The newsletter's half of the worker: what sends an issue, and what notices that one is due. */
export function createIssueSending({ publicOrigin, starter, clock, logger, ...stored }: IssueSendingSetup) {
  const issues = createIssueStore(stored);
  const links = newsletterLinks(publicOrigin, stored.lookupHash);
  const sweep: Sweep = { job: "sweepIssues", run: () => sweepIssues({ issues, starter, clock }) };
  return {
    workflow: {
      name: ISSUE_WORKFLOW,
      remembersMs: 30 * DAY_MS,
      body: (durable: Durable) =>
        sendIssue(durable, {
          issues,
          starter,
          startFailed: (mailId, error) => logger.warn("mail not started, left to the sweep", { mailId, error }),
          newId: randomId,
          endLinks: (subscriberId) => {
            const code = links.codeOf("newsletter-end", subscriberId);
            return { unsubscribeUrl: links.end(code), oneClickUrl: links.oneClick(code) };
          },
        }),
    },
    sweep,
  };
}
