import { answerPhase, type AnswerState } from "#domain/application/answer-state.ts";
import { doublingWaitMs, type Durable } from "#platform/engine/durable.ts";
import { actedSignal } from "./acted-signal.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";
import { lookAtAnswer } from "./look-at-answer.step.ts";

/**
 * Follows one provider's answer until it is over. Each provider has its own workflow, so that a slow one delays no other. Steps return states and counts: the engine stores them unencrypted. A start after
 * the engine has lost its files continues from the stored state.
 */
export async function followAnswer(durable: Durable, ports: FollowAnswerPorts): Promise<{ state: AnswerState }> {
  const { firstWaitMs, maxWaitMs } = ports.limits;
  let known: number | undefined;
  let quietLooks = 0;
  for (let number = 1; ; number++) {
    const waitMs = doublingWaitMs(quietLooks + 1, firstWaitMs, maxWaitMs);
    const looked = await lookAtAnswer(durable, ports, number, waitMs);
    const phase = answerPhase(looked.state);
    if (phase === "over") return { state: looked.state };
    quietLooks = looked.change === known ? quietLooks + 1 : 0;
    known = looked.change;
    if (phase === "applicant") await durable.waitFor(actedSignal(looked.round + 1), looked.waitMs);
    else await durable.sleep(`wait-${number}`, looked.waitMs);
  }
}
