import type { Clock } from "#platform/clock.ts";
import type { WorkflowStarter } from "#platform/engine/durable.ts";
import type { AnswerStore, ApplicationRequest } from "./answer.port.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";
import { ANSWER_WORKFLOW } from "./acted-signal.ts";

export interface SubmitApplicationPorts {
  readonly answers: Pick<AnswerStore, "begin">;
  readonly findApply: FollowAnswerPorts["findApply"];
  readonly limits: Pick<FollowAnswerPorts["limits"], "answerMs">;
  readonly starter: Pick<WorkflowStarter, "start">;
  /** The engine did not accept the start; the sweep repeats it. */
  readonly startFailed: (answerId: string, error: unknown) => void;
  readonly newId: () => string;
  readonly clock: Pick<Clock, "nowMs">;
}

export interface ApplicationToMake {
  /** Chosen before the form was signed, so that a repeated submit makes one application. */
  readonly applicationHash: string;
  readonly vertical: string;
  readonly request: ApplicationRequest;
}

/** Once this resolves, every provider will be asked: the rows are the record. False where the vertical takes no applications. */
export async function submitApplication(ports: SubmitApplicationPorts, made: ApplicationToMake): Promise<boolean> {
  const apply = ports.findApply(made.vertical);
  if (!apply) return false;
  const nowMs = ports.clock.nowMs();
  const providers = apply.providers.map(({ slug, name }) => ({ answerId: ports.newId(), slug, name }));
  const isNew = await ports.answers.begin({
    ...made,
    amountOre: apply.amountOre(made.request.fields),
    providers,
    appliedAt: new Date(nowMs),
    answerBy: new Date(nowMs + ports.limits.answerMs),
  });
  for (const { answerId } of isNew ? providers : []) {
    try {
      await ports.starter.start(ANSWER_WORKFLOW, answerId, {});
    } catch (error) {
      ports.startFailed(answerId, error);
    }
  }
  return true;
}
