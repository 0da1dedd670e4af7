import { DAY_MS } from "#domain/calendar/durations.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { ProviderGateway } from "#journeys/providers/provider-gateway.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { ApplyCapability } from "#verticals/_contract/apply.ts";
import type { AnswerStore } from "./answer.port.ts";

export interface FollowAnswerPorts {
  readonly answers: AnswerStore;
  readonly gateway: ProviderGateway;
  /** Undefined for a vertical that takes no applications. */
  readonly findApply: (vertical: string) => ApplyCapability | undefined;
  /** Where the applicant sees the application, after a login. */
  readonly applicationUrl: (applicationHash: string) => string;
  readonly mail: QueueMailPorts;
  readonly starter: Pick<WorkflowStarter, "signal">;
  readonly clock: Pick<Clock, "nowMs">;
  readonly limits: ApplicationLimits;
}

export interface ApplicationLimits {
  /** Before the second look; each wait without news is twice the one before, up to the longest. */
  readonly firstWaitMs: number;
  readonly maxWaitMs: number;
  /** The longest wait while the applicant may act: an act ends it. */
  readonly applicantWaitMs: number;
  readonly lookDeadlineMs: number;
  /** How long providers have to answer. */
  readonly answerMs: number;
  /** How much longer a provider is asked that could not be reached when its time ended. */
  readonly unreachableMs: number;
  /** How long an accepted offer may be withdrawn. */
  readonly withdrawMs: number;
  /** How often an applicant is asked for more by one provider. */
  readonly maxRounds: number;
}

export const APPLICATION_LIMITS: ApplicationLimits = {
  /** Many providers answer within seconds. */
  firstWaitMs: 2_000,
  maxWaitMs: DAY_MS / 24,
  applicantWaitMs: DAY_MS,
  lookDeadlineMs: 15_000,
  answerMs: 4 * DAY_MS,
  unreachableMs: DAY_MS,
  /** Konsumentkreditlagen 21 §, distansavtalslagen 3 kap. 4 §. */
  withdrawMs: 14 * DAY_MS,
  maxRounds: 3,
};

/** The same with days that last so many milliseconds: for trying it out. */
export const applicationLimitsAt = (dayMs: number): ApplicationLimits =>
  dayMs === DAY_MS
    ? APPLICATION_LIMITS
    : {
        ...APPLICATION_LIMITS,
        firstWaitMs: Math.ceil(dayMs / 40),
        maxWaitMs: Math.ceil(dayMs / 10),
        applicantWaitMs: dayMs,
        answerMs: 4 * dayMs,
        unreachableMs: dayMs,
        withdrawMs: 14 * dayMs,
      };
