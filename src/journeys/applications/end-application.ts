import { mayAnswerMove } from "#domain/application/answer-state.ts";
import { actOnAnswer, type ActOnAnswerPorts } from "./act-on-answer.ts";

/**
 * The applicant wants nothing more of any provider. An accepted offer remains: it is withdrawn on its own. Pressed again after a fault it
 * ends the rest. False when the person has no such application.
 */
export async function endApplication(
  ports: ActOnAnswerPorts,
  personId: string,
  applicationHash: string,
): Promise<boolean> {
  const answers = await ports.answers.ofApplication(personId, applicationHash);
  for (const { providerSlug, state } of answers)
    if (mayAnswerMove(state, "ending"))
      await actOnAnswer(ports, { personId, applicationHash, providerSlug, act: "end" });
  return answers.length > 0;
}
