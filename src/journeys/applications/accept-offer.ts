import { type AnswerState, isTaken } from "#domain/application/answer-state.ts";
import type { OfferAgreement, ShownOffer } from "#domain/application/shown-offer.ts";
import type { BankId } from "#journeys/bankid/bankid.port.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { type AcceptanceView, viewAcceptance } from "./acceptance-view.ts";
import type { AcceptanceContent } from "./acceptance.port.ts";
import { acceptanceTexts as texts } from "./acceptance.texts.sv.ts";
import type { StoredAnswer } from "./answer.port.ts";
import { followAcceptance, type FollowAcceptancePorts } from "./follow-acceptance.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";
import { cancelAtBankId, signAcceptance, type SignAcceptancePorts, type SigningApplicant } from "./sign-acceptance.ts";

export interface AcceptOfferPorts extends SignAcceptancePorts, Omit<FollowAcceptancePorts, "bankId" | "clock"> {
  readonly bankId: BankId;
  readonly findApply: FollowAnswerPorts["findApply"];
}

/** One provider's offer, as its applicant names it. */
export interface OwnOffer {
  readonly personId: string;
  readonly applicantName: string;
  readonly applicationHash: string;
  readonly providerSlug: string;
}

export interface OfferToAccept {
  readonly providerName: string;
  /** Only an offered one can be accepted. */
  readonly state: AnswerState;
  readonly offer: ShownOffer;
  readonly agreement: OfferAgreement;
  readonly signing: AcceptanceView | undefined;
}

/** The agreement and how its signing goes; undefined for what is not the person's own or has no offer. With the nonce that the app returned with. */
export async function seeAgreement(
  ports: AcceptOfferPorts,
  own: OwnOffer,
  nonce: string | undefined,
): Promise<OfferToAccept | undefined> {
  const found = await findOffer(ports, own);
  if (!found) return undefined;
  const { answer, shown, content } = found;
  const { acceptances, clock } = ports;
  const latest = await acceptances.latest(answer.answerId);
  const isReturned =
    latest !== undefined &&
    nonce !== undefined &&
    (await acceptances.markReturned(latest.acceptanceId, nonce, clock.nowMs()));
  const followed = latest && (await followAcceptance(ports, isReturned ? { ...latest, isReturned } : latest));
  const isRecent = followed !== undefined && clock.nowMs() - followed.startedAtMs < SHOWN_MS;
  // The answer was read before the signature was followed.
  const state = followed?.state.kind === "used" && answer.state === "offered" ? "accepting" : answer.state;
  return {
    providerName: answer.providerName,
    state,
    offer: shown,
    agreement: content.agreement,
    signing: isRecent ? viewAcceptance(followed, clock.nowMs()) : undefined,
  };
}

/** As long as the applicant may still be looking at it; later the agreement is more useful. */
const SHOWN_MS = 10 * MINUTE_MS;

/** Returns what went wrong, if anything; undefined outcome for what is not the person's own. */
export async function startAcceptance(
  ports: AcceptOfferPorts,
  own: OwnOffer,
  applicant: SigningApplicant,
): Promise<{ readonly message: string | undefined } | undefined> {
  const found = await findOffer(ports, own);
  if (!found) return undefined;
  if (found.answer.state !== "offered") return { message: undefined };
  const all = await ports.answers.ofApplication(own.personId, own.applicationHash);
  // Not asked to sign what cannot be accepted.
  if (all.some(({ state }) => isTaken(state))) return { message: texts.otherAccepted };
  return { message: await signAcceptance(ports, found.answer, found.content, applicant) };
}

/** Nothing is accepted. One that has been signed is not cancelled. */
export async function cancelAcceptance(ports: AcceptOfferPorts, own: OwnOffer): Promise<boolean> {
  const found = await findOffer(ports, own);
  if (!found) return false;
  const { answerId } = found.answer;
  const latest = await ports.acceptances.latest(answerId);
  const orderRef = latest && (await ports.acceptances.cancel(latest.acceptanceId, ports.clock.nowMs()));
  if (orderRef !== undefined) {
    cancelAtBankId(ports, [orderRef]);
    ports.noted({ answerId, outcome: "cancelled" });
  }
  return true;
}

interface FoundOffer {
  readonly answer: StoredAnswer;
  readonly shown: ShownOffer;
  readonly content: AcceptanceContent;
}

async function findOffer(
  { answers, findApply }: Pick<AcceptOfferPorts, "answers" | "findApply">,
  { personId, applicationHash, providerSlug, applicantName }: OwnOffer,
): Promise<FoundOffer | undefined> {
  const answer = await answers.findOwn(personId, applicationHash, providerSlug);
  const presentation = answer && findApply(answer.vertical)?.presentation;
  if (!answer?.offer || !presentation) return undefined;
  const { offer, providerName } = answer;
  const agreement = presentation.agreement(offer, { applicantName, providerName });
  return { answer, shown: presentation.showOffer(offer), content: { offerId: offer.offerId, agreement } };
}
