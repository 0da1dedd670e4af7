import { type AnswerChange, type AnswerProgress, applyAnswer, applyTime } from "#domain/application/answer-progress.ts";
import { answerPhase } from "#domain/application/answer-state.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { ApplyReading } from "#verticals/_contract/apply.ts";
import type { StoredAnswer } from "./answer.port.ts";
import { afterChange } from "./after-change.ts";
import { applicationMails } from "./application-mails.ts";
import { askProvider } from "./ask-provider.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

/** What the engine may know. */
type Looked = Pick<AnswerProgress, "state" | "change" | "round"> & { readonly waitMs: number };

/** Asks the provider once and stores what is new. No retry limit: the database recovers, and the provider is asked again later. */
export const lookAtAnswer = (
  durable: Durable,
  ports: FollowAnswerPorts,
  number: number,
  quietMs: number,
): Promise<Looked> =>
  durable.run(`look-${number}`, async () => {
    const before = await ports.answers.find(durable.key);
    if (!before) throw new StepRefused("no such answer");
    const { state, change, round, until } = await look(ports, before);
    const waitMs = waitOf(ports, { ...before, state, until }, quietMs);
    await ports.answers.planLook(durable.key, new Date(ports.clock.nowMs() + waitMs));
    return { state, change, round, waitMs };
  });

async function look(ports: FollowAnswerPorts, before: StoredAnswer): Promise<AnswerProgress> {
  const phase = answerPhase(before.state);
  if (phase === "over") return before;
  const reading = phase === "provider" ? await askProvider(ports, before) : undefined;
  const after = reading ? await storeReading(ports, before, reading) : before;
  if (after !== before) return after;
  // A provider that cannot be reached when its time ends may have decided before: it is asked for a while longer.
  const graceMs = reading?.kind === "unreadable" ? ports.limits.unreachableMs : 0;
  return store(ports, before, applyTime(before, before.answerByMs + graceMs, ports.clock.nowMs()));
}

function storeReading(ports: FollowAnswerPorts, before: StoredAnswer, reading: ApplyReading): Promise<AnswerProgress> {
  if (reading.kind === "unreadable") return Promise.resolve(before);
  const { limits, clock, findApply } = ports;
  const news = reading.kind === "offered" ? { kind: reading.kind, validUntil: reading.offer.validUntil } : reading;
  const change = applyAnswer(before, news, {
    withdrawUntil: new Date(clock.nowMs() + limits.withdrawMs).toISOString(),
    canSupply: (what) => findApply(before.vertical)?.suppliable.includes(what) ?? false,
    maxRounds: limits.maxRounds,
  });
  return store(ports, before, change, reading.kind === "offered" ? reading.offer : undefined);
}

/** With its mails. A change that another run has stored first is read again at the next look. */
async function store(
  ports: FollowAnswerPorts,
  before: StoredAnswer,
  change: AnswerChange | undefined,
  offer?: StoredAnswer["offer"],
): Promise<AnswerProgress> {
  if (!change) return before;
  const mails = applicationMails(ports, before, change);
  const stored = await ports.answers.store(before.answerId, change, { offer, mails });
  if (stored === false) return before;
  await afterChange(ports, stored);
  return change.to;
}

/** While the applicant may act, until the time to act is over; a signal ends the wait. */
function waitOf({ limits, clock }: FollowAnswerPorts, answer: StoredAnswer, quietMs: number): number {
  if (answerPhase(answer.state) !== "applicant") return quietMs;
  const endMs = answer.until === undefined ? answer.answerByMs : Date.parse(answer.until);
  return Math.min(Math.max(endMs - clock.nowMs(), limits.firstWaitMs), limits.applicantWaitMs);
}
