import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { SecurityLog } from "#domain/security/security-event.ts";
import { subjectBuckets } from "./asker-buckets.ts";
import type { DistinctCounter, LookupAudit, LookupPurpose } from "./person-lookup.port.ts";

/**
 * Every question about the person of a number passes this guard. It is answered for one of our pages, about a limited number of persons
 * per browser, per address, per network and in total, and only after it has been logged. After any failure nothing is disclosed.
 */
export interface SubjectGuard {
  ask<Answer>(question: GuardedQuestion<Answer>): Promise<Answer>;
}

/** Who asks, as the server knows it. A call gets one only when its definition states that it asks about a person. */
export interface GuardedAsker {
  readonly owner: string;
  readonly address: string;
  /** Whether the page has proved that a form of ours is open in this browser. */
  readonly hasForm: boolean;
  readonly route?: string | undefined;
}

export interface GuardedQuestion<Answer> {
  readonly asker: GuardedAsker;
  readonly personalNumber: string;
  readonly purpose: LookupPurpose;
  work(): Promise<Answer>;
  /** The answer when a check has failed, the same for all checks. */
  readonly refusal: Answer;
  /** Whether the answer discloses something about the person, for the audit. */
  isDisclosing(answer: Answer): boolean;
}

export interface SubjectGuardPorts {
  readonly counter: DistinctCounter;
  readonly audit: LookupAudit;
  readonly securityLog: SecurityLog;
  readonly auditFailed: (error: unknown) => void;
}

export function createSubjectGuard({ counter, audit, securityLog, auditFailed }: SubjectGuardPorts): SubjectGuard {
  return {
    async ask({ asker, personalNumber, purpose, work, refusal, isDisclosing }) {
      const { owner, hasForm, route } = asker;
      const refused = (kind: "form-token" | "subject-limit") => {
        securityLog.refused({ kind, rule: purpose, visitor: owner, route });
        return refusal;
      };
      if (!hasForm) return refused("form-token");
      if (!(await counter.admit(personalNumber, subjectBuckets(asker, purpose), HOUR_MS)))
        return refused("subject-limit");
      const answer = await work();
      try {
        await audit.record({ personalNumber, owner, purpose, isNamed: isDisclosing(answer) });
      } catch (error) {
        // An answer that is not in the audit log is not given.
        auditFailed(error);
        return refusal;
      }
      return answer;
    },
  };
}
