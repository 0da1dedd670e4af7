import type { Application } from "#domain/account/application.ts";
import type { AnswerState } from "./answer-state.ts";
import type { NeededThing, OfferExplanation, OtherHelp, ShownOffer, WithdrawalMeaning } from "./shown-offer.ts";

/** An application with every answer, for the page of its applicant. */
export interface ApplicationView extends Omit<Application, "answers"> {
  /** Providers have until then. */
  readonly answerByMs: number;
  /** In the order to be shown: the accepted one, then the offers by what they cost. */
  readonly answers: readonly AnswerView[];
  readonly explanation: OfferExplanation | undefined;
  /** From the press to the end; empty where nothing can be accepted here. */
  readonly steps: readonly string[];
  readonly withdrawal: WithdrawalMeaning | undefined;
  /** Only where no provider has made an offer. */
  readonly help: OtherHelp | undefined;
}

export interface AnswerView {
  readonly providerSlug: string;
  readonly providerName: string;
  readonly state: AnswerState;
  readonly changedAtMs: number;
  /** Until then the applicant may accept, or withdraw. */
  readonly untilMs: number | undefined;
  readonly offer: ShownOffer | undefined;
  /** Of several that can be accepted. */
  readonly isCheapest: boolean;
  /** Undefined also for what cannot be supplied. */
  readonly needed: NeededThing | undefined;
  readonly canAccept: boolean;
  /** Another offer has been accepted and is not confirmed yet: this one is left if it never is. */
  readonly isOnHold: boolean;
}
