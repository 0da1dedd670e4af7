import { type ApplicantAct, applyAct } from "#domain/application/answer-progress.ts";
import type { SuppliedFile } from "#verticals/_contract/apply.ts";
import { afterChange } from "./after-change.ts";
import type { StoredAnswer } from "./answer.port.ts";
import { applicationMails } from "./application-mails.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

export type ActOnAnswerPorts = Pick<FollowAnswerPorts, "answers" | "mail" | "applicationUrl" | "clock" | "starter">;

export interface AnswerAct {
  readonly personId: string;
  readonly applicationHash: string;
  readonly providerSlug: string;
  /** Files are supplied by `supplyFiles`, which stores harmless copies alone. */
  readonly act: Exclude<ApplicantAct, "supply">;
}

export type ActOutcome = "stored" | "closed";

/**
 * What an identified applicant does about one answer; what is accepted has been signed before. `closed`: it is not possible, or no longer,
 * or was done in another tab.
 * Undefined when the person has no such application: callers must not distinguish it from one that does not exist.
 */
export async function actOnAnswer(ports: ActOnAnswerPorts, asked: AnswerAct): Promise<ActOutcome | undefined> {
  const before = await ports.answers.findOwn(asked.personId, asked.applicationHash, asked.providerSlug);
  return before && actOnFound(ports, before, asked.act);
}

/** The same for an answer that has been found to be the applicant's. */
export async function actOnFound(
  ports: ActOnAnswerPorts,
  before: StoredAnswer,
  act: ApplicantAct,
  files: readonly SuppliedFile[] = [],
): Promise<ActOutcome> {
  const change = applyAct(before, act, ports.clock.nowMs());
  if (!change) return "closed";
  const mails = applicationMails(ports, before, change);
  const stored = await ports.answers.store(before.answerId, change, { files, mails });
  if (stored === false) return "closed";
  await afterChange(ports, stored, { answerId: before.answerId, round: change.to.round });
  return "stored";
}
