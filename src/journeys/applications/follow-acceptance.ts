import { isTaken } from "#domain/application/answer-state.ts";
import type { BankId } from "#journeys/bankid/bankid.port.ts";
import { RETURN_WAIT_MS } from "#journeys/bankid/bankid-limits.ts";
import { collectOrder, failureCode } from "#journeys/bankid/collect-order.ts";
import { type ActOnAnswerPorts, actOnFound } from "./act-on-answer.ts";
import type { StoredAcceptance } from "./acceptance.port.ts";
import { OFFER_CLOSED } from "./acceptance-view.ts";
import { hashContent, type SignAcceptancePorts } from "./sign-acceptance.ts";

export interface FollowAcceptancePorts extends ActOnAnswerPorts, Pick<SignAcceptancePorts, "acceptances" | "noted"> {
  readonly bankId: Pick<BankId, "collect">;
}

/**
 * Advances a signing when possible, and accepts the offer when it is complete: once for any number of calls. Called by the applicant's
 * page, or by the sweep when there is none.
 */
export async function followAcceptance(
  ports: FollowAcceptancePorts,
  found: StoredAcceptance,
): Promise<StoredAcceptance> {
  const acceptance = await collect(ports, found);
  return acceptance.state.kind === "approved" ? finish(ports, acceptance, acceptance.state.approvedAtMs) : acceptance;
}

async function collect(ports: FollowAcceptancePorts, acceptance: StoredAcceptance): Promise<StoredAcceptance> {
  const { acceptances, bankId, clock } = ports;
  const { acceptanceId: id, answerId, state, startedAtMs } = acceptance;
  if (state.kind !== "pending") return acceptance;
  const { hintCode, secrets } = state;
  const collected = await collectOrder({ bankId, orders: acceptances, clock }, { id, startedAtMs, hintCode, secrets });
  switch (collected.kind) {
    case "pending":
      return { ...acceptance, state: { ...state, hintCode: collected.hintCode } };
    case "failed":
      ports.noted({ answerId, outcome: "failed", reason: failureCode(collected.failure) });
      return { ...acceptance, state: collected };
    case "complete": {
      const evidence = `{"orderRef":${JSON.stringify(secrets.orderRef)},"completionData":${collected.completion.evidence}}`;
      // Stored before anything else: BankID reports it once.
      if (await acceptances.approve(id, evidence, clock.nowMs())) ports.noted({ answerId, outcome: "signed" });
      // Read again: it may have been cancelled meanwhile, and then nothing is accepted.
      return (await acceptances.latest(answerId)) ?? acceptance;
    }
  }
}

/** A signature on the same device is valid only when the app returns to a browser of the applicant. */
async function finish(
  ports: FollowAcceptancePorts,
  acceptance: StoredAcceptance,
  approvedAtMs: number,
): Promise<StoredAcceptance> {
  const { acceptances, answers, clock } = ports;
  const { acceptanceId, answerId, content, contentHash } = acceptance;
  if (acceptance.device === "same" && !acceptance.isReturned) {
    if (clock.nowMs() - approvedAtMs <= RETURN_WAIT_MS) return acceptance;
    return fail(ports, acceptance, { kind: "not-returned" });
  }
  if (hashContent(content) !== contentHash) throw new Error(`acceptance ${acceptanceId} is not what was signed`);
  const answer = await answers.find(answerId);
  const isSame = answer?.offer?.offerId === content.offerId;
  if (answer && isSame) await actOnFound(ports, answer, "accept");
  // Read again: a run before this one may have accepted it, and stopped before it was noted here.
  const after = isSame ? await answers.find(answerId) : undefined;
  if (!after || !isTaken(after.state)) return fail(ports, acceptance, { kind: "error", errorCode: OFFER_CLOSED });
  await acceptances.use(acceptanceId, clock.nowMs());
  ports.noted({ answerId, outcome: "accepted" });
  return { ...acceptance, state: { kind: "used" } };
}

async function fail(
  { acceptances, clock, noted }: FollowAcceptancePorts,
  acceptance: StoredAcceptance,
  failure: Extract<StoredAcceptance["state"], { readonly kind: "failed" }>["failure"],
): Promise<StoredAcceptance> {
  await acceptances.fail(acceptance.acceptanceId, failure, clock.nowMs());
  noted({ answerId: acceptance.answerId, outcome: "failed", reason: failureCode(failure) });
  return { ...acceptance, state: { kind: "failed", failure } };
}

/** Longer than a page's polling interval: an older one has no polling browser. */
const FORGOTTEN_MS = 6_000;
const PAGE_ACCEPTANCES = 50;

/** Continues those whose browser is gone, so that a signed offer is accepted. Returns the number of accepted ones. */
export async function sweepAcceptances(ports: FollowAcceptancePorts): Promise<number> {
  const askedBefore = new Date(ports.clock.nowMs() - FORGOTTEN_MS);
  const forgotten = await ports.acceptances.forgotten(askedBefore, PAGE_ACCEPTANCES);
  let accepted = 0;
  for (const acceptance of forgotten)
    if ((await followAcceptance(ports, acceptance)).state.kind === "used") accepted += 1;
  return accepted;
}
