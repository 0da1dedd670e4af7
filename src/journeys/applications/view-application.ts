import { type AnswerState, isTaken, isUndecided } from "#domain/application/answer-state.ts";
import type { AnswerView, ApplicationView } from "#domain/application/application-view.ts";
import { byComparison, choosePrice } from "#domain/offer/price.ts";
import type { Clock } from "#platform/clock.ts";
import type { ApplicationOffer, ApplyPresentation } from "#verticals/_contract/apply.ts";
import type { AnswerStore, StoredAnswer } from "./answer.port.ts";
import type { ApplicationStore } from "./application.port.ts";
import type { FollowAnswerPorts } from "./follow-answer.ports.ts";

export interface ViewApplicationPorts {
  readonly answers: Pick<AnswerStore, "ofApplication">;
  readonly applications: Pick<ApplicationStore, "find">;
  readonly findApply: FollowAnswerPorts["findApply"];
  readonly clock: Pick<Clock, "nowMs">;
}

/** Undefined when the person has no such application: callers must not distinguish it from one that does not exist. */
export async function viewApplication(
  { answers, applications, findApply, clock }: ViewApplicationPorts,
  personId: string,
  applicationHash: string,
): Promise<ApplicationView | undefined> {
  const application = await applications.find(personId, applicationHash);
  if (!application) return undefined;
  const stored = (await answers.ofApplication(personId, applicationHash)).toSorted(byPlace);
  const presentation = findApply(application.vertical)?.presentation;
  const offers = stored.flatMap(({ state, offer }) => (state === "offered" && offer ? [offer] : []));
  const taken = stored.find(({ state }) => isTaken(state));
  const cheapest = offers.length > 1 ? offers[0] : undefined;
  const nowMs = clock.nowMs();
  return {
    ...application,
    answerByMs: Math.max(application.appliedAtMs, ...stored.map(({ answerByMs }) => answerByMs)),
    answers: stored.map((answer) =>
      viewAnswer(answer, { presentation, cheapest, nowMs, hasTaken: taken !== undefined }),
    ),
    explanation: presentation?.explain(taken?.offer ?? middleOf(offers)),
    steps: presentation?.steps ?? [],
    withdrawal: presentation?.withdrawal,
    help: stored.length > 0 && stored.every(({ state }) => IS_REFUSED.has(state)) ? presentation?.help : undefined,
  };
}

interface Seen {
  readonly presentation: ApplyPresentation | undefined;
  readonly cheapest: ApplicationOffer | undefined;
  readonly nowMs: number;
  readonly hasTaken: boolean;
}

function viewAnswer(answer: StoredAnswer, { presentation, cheapest, nowMs, hasTaken }: Seen): AnswerView {
  const { state, offer, until, needed } = answer;
  const untilMs = until === undefined ? undefined : Date.parse(until);
  const isOpen = state === "offered" && untilMs !== undefined && nowMs < untilMs;
  return {
    providerSlug: answer.providerSlug,
    providerName: answer.providerName,
    state,
    changedAtMs: answer.changedAtMs,
    untilMs,
    offer: offer && presentation && HAS_OFFER.has(state) ? presentation.showOffer(offer) : undefined,
    isCheapest: offer !== undefined && offer === cheapest,
    needed: state === "needed" && needed !== undefined ? presentation?.needed(needed) : undefined,
    canAccept: isOpen && !hasTaken && presentation !== undefined,
    isOnHold: isOpen && hasTaken,
  };
}

const HAS_OFFER: ReadonlySet<AnswerState> = new Set([
  "offered",
  "accepting",
  "accepted",
  "completed",
  "withdrawing",
  "withdrawn",
  "expired",
]);

const IS_REFUSED: ReadonlySet<AnswerState> = new Set(["declined", "unanswered"]);

/** A typical one, not the best: the example must not promise more than most get. */
const middleOf = (offers: readonly ApplicationOffer[]): ApplicationOffer | undefined =>
  offers[Math.floor(offers.length / 2)];

/** Commission has no part in it. */
function byPlace(a: StoredAnswer, b: StoredAnswer): number {
  const places = placeOf(a.state) - placeOf(b.state);
  if (places !== 0) return places;
  const prices =
    a.offer && b.offer && a.state === "offered"
      ? byComparison(choosePrice(a.offer.price), choosePrice(b.offer.price))
      : 0;
  return prices !== 0 ? prices : a.providerName.localeCompare(b.providerName, "sv");
}

function placeOf(state: AnswerState): number {
  if (isTaken(state)) return 0;
  if (state === "offered") return 1;
  if (state === "needed") return 2;
  if (isUndecided(state)) return 3;
  return HAS_OFFER.has(state) ? 4 : 5;
}
