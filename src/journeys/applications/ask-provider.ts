import type { ApplyReading, ProviderAct } from "#verticals/_contract/apply.ts";
import type { StoredAnswer } from "./answer.port.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

/** Sends what the provider does not have yet, or asks whether it has decided. */
export async function askProvider(ports: FollowAnswerPorts, answer: StoredAnswer): Promise<ApplyReading> {
  const { findApply, gateway, limits } = ports;
  const provider = findApply(answer.vertical)?.providers.find(({ slug }) => slug === answer.providerSlug);
  if (!provider) return unreadable("the provider takes no applications");
  const act = await actOf(ports, answer);
  const sent = await gateway.send({
    slug: provider.slug,
    request: provider.prepare(act),
    deadlineMs: limits.lookDeadlineMs,
    // Each act has its own idempotency key: the provider takes it once.
    repeatable: true,
  });
  if (sent.kind === "failed") return unreadable(sent.reason);
  try {
    return provider.read(sent.reply, act);
  } catch {
    return unreadable("reader threw");
  }
}

async function actOf({ answers }: Pick<FollowAnswerPorts, "answers">, answer: StoredAnswer): Promise<ProviderAct> {
  const { answerId: reference, round, request } = answer;
  const keyed = { reference, idempotencyKey: actKey(reference, round), fields: request.fields };
  const { state } = answer;
  if (state === "asking") {
    const { personalNumber, fields } = request;
    return { ...keyed, kind: "submit", application: { personalNumber, fields } };
  }
  if (state === "supplied")
    return { ...keyed, kind: "supply", what: answer.needed ?? "", files: await answers.files(reference, round) };
  if (state === "accepting") return { ...keyed, kind: "accept", offerId: answer.offer?.offerId ?? "" };
  if (state === "withdrawing") return { ...keyed, kind: "withdraw" };
  if (state === "ending") return { ...keyed, kind: "close" };
  return { kind: "ask", reference, fields: request.fields };
}

/** The same for every try of one act, and another for the next. */
export const actKey = (reference: string, round: number): string => `${reference}-${round}`;

const unreadable = (why: string): ApplyReading => ({ kind: "unreadable", why });
