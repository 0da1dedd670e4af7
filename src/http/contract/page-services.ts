import type { WithdrawalState } from "#domain/after-order/withdrawal-state.ts";
import type { QuestionState } from "#domain/expert/expert-question.ts";
import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { Checked, FieldError } from "#domain/validation/checked.ts";
import type { Identity } from "#domain/person/identity.ts";
import type { Session } from "#domain/session/session.ts";
import type { ComparedOffer } from "#domain/comparison/compare-offers.ts";
import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { AskedProvider, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { VehicleFacts } from "#verticals/_contract/register-facts.ts";
import type { EditedText, EditedTextInDetail, TextEdit, TextFilter } from "#domain/text/edited-text.ts";
import type { ChangedTexts } from "#domain/text/resolve-texts.ts";
import type { TextKey, TextSetIdentity } from "#domain/text/text-set.ts";
import type { CancellationResult } from "./after-order.schema.ts";
import type { AccountServices } from "./account-services.ts";
import type { CoachData } from "./coach.schema.ts";
import type { CompanyServices } from "./company-services.ts";
import type { CompetitionServices } from "./competition-services.ts";
import type { DeskServices, SimulatorServices } from "./desk-services.ts";
import type { CheckoutState, OrderCompleteData } from "./order.schema.ts";
import type { WaitingListServices } from "./waiting-list-services.ts";

/** What a page may ask of the server, in-process. One instance per request, already bound to the visitor. */
export interface PageServices {
  readonly settings: PageSettings;
  /** The logged-in person, if there is one; read once per request. */
  session(): Promise<Session | undefined>;
  /** The same person with their personal number and what else we know: only for pages that show or fill it in. */
  identity(): Promise<Identity | undefined>;
  /** Ends the session everywhere; gives the headers that make the browser forget it. */
  logOut(): Promise<Readonly<Record<string, string>>>;
  readonly texts: PageTexts;
  /** What others have compared lately, as escaped HTML; empty when there is nothing to show. */
  recentSearchesHtml(): Promise<string>;
  readonly start: StartServices;
  /** Shows that a form of ours is in progress: lookups of persons ask for it. Creates the visitor's cookie. */
  formToken(): string;
  readonly newsletter: NewsletterServices;
  readonly waitingList: WaitingListServices;
  readonly expert: ExpertServices;
  readonly companies: CompanyServices;
  readonly newsletterIssues: NewsletterIssues;
  readonly competition: CompetitionServices;
  readonly desk: DeskServices;
  /** Not there in production. */
  readonly simulators: SimulatorServices | undefined;
  readonly withdrawal: WithdrawalServices;
  /** As POST /ajax/check-cancel-current-insurance/; undefined for what is not the visitor's own, or cannot be ended by us. */
  checkFormer(orderId: string): Promise<CancellationResult | undefined>;
  /** Validates and stores a search; the result page runs it. */
  createSearch(vertical: string, parameters: Readonly<Record<string, string>>): Promise<Checked<{ searchId: string }>>;
  /** The answers in a search of the visitor's own, without personal data; undefined when there is no such search. */
  typedInSearch(vertical: string, searchId: string): Promise<Readonly<Record<string, string>> | undefined>;
  /** A new search from a stored one, with some of it changed; undefined when the visitor has no such search. */
  changeSearch(
    vertical: string,
    searchId: string,
    changes: Readonly<Record<string, string>>,
    /** Fetched values override typed ones, unless the visitor chose their own answer; a fetch of another visitor overrides nothing. */
    fetchDataId?: string,
  ): Promise<Checked<{ searchId: string }> | undefined>;
  /**
   * Undefined when there is no such search for this visitor. With `wait`, runs the search to its end first. With the id of a
   * fetch of the visitor's own, the offers are compared with what was fetched.
   */
  resultPage(
    vertical: string,
    searchId: string,
    options: { wait: boolean; fetchDataId?: string | undefined },
  ): Promise<ResultPage | undefined>;
  readonly orders: OrderServices;
  /** My pages, of a person that `session` has returned. */
  account(person: Session): AccountServices;
}

/** The figures of the start page, about all visitors: the same for every reader. */
export interface StartServices {
  /** How many companies each vertical asks, by its name. */
  readonly companyCounts: Readonly<Record<string, number>>;
  switchSavings(): Promise<StartSavings>;
}

export interface StartSavings {
  /** As YYYY-MM. */
  readonly firstMonth: string;
  readonly lastMonth: string;
  /** The largest first; empty when there are too few to show. */
  readonly savings: readonly StartSaving[];
}

export interface StartSaving {
  readonly vertical: string;
  readonly medianOre: number;
  readonly switches: number;
  /** Of a demonstration, and marked as such. */
  readonly isDemo?: true;
}

/** What the expert panel's pages need; the staff's half only for a person whom the page has verified to be an editor. */
export interface ExpertServices {
  ask(asked: ExpertForm): Promise<Checked<"open" | "unconfirmed">>;
  see(code: string): Promise<QuestionState | undefined>;
  confirm(code: string): Promise<boolean>;
  list(): Promise<ExpertQuestion[]>;
  countOpen(): Promise<number>;
  /** Undefined when there is none. The reading is logged. */
  read(questionId: string, staffId: string): Promise<ExpertQuestion | undefined>;
  /** Undefined when it waits for no answer. */
  answer(questionId: string, typed: string, staffId: string): Promise<Checked<"answered"> | undefined>;
}

export interface ExpertForm {
  readonly captcha: string;
  readonly email: string;
  readonly question: string;
  readonly proof: string;
  readonly trap: string;
}

export interface ExpertQuestion {
  readonly questionId: string;
  readonly email: string;
  readonly text: string;
  readonly state: QuestionState;
  readonly askedAtMs: number;
  readonly answer: string | undefined;
  readonly answeredAtMs: number | undefined;
}

/** The newsletter's contents, for a person whom the page has verified to be an editor. */
export interface NewsletterIssues {
  list(): Promise<NewsletterIssue[]>;
  read(issueId: string): Promise<NewsletterIssue | undefined>;
  /** A new one without an id. */
  write(
    issueId: string | undefined,
    typed: { subject: string; body: string; day: string; isPlanned: boolean },
    staffId: string,
  ): Promise<Checked<{ issueId: string }>>;
}

export interface NewsletterIssue {
  readonly issueId: string;
  readonly week: string;
  readonly subject: string;
  readonly body: string;
  readonly state: "draft" | "planned" | "sending" | "sent";
  readonly sendAtMs: number;
  readonly sentCount: number;
}

/** Checkout and order for pages that are rendered, or work, without script. What is not the visitor's own is undefined. */
export interface OrderServices {
  /** As POST …/order/checkout. */
  checkout(
    vertical: string,
    resultId: string,
    options: { startDate?: string | undefined; fetchDataId?: string | undefined },
  ): Promise<CheckoutState | undefined>;
  /** The visitor's own search that the offer was given for. */
  searchOf(resultId: string): Promise<string | undefined>;
  /** As POST …/order/ajax: takes the posted form whole. */
  submit(vertical: string, form: Readonly<Record<string, string>>): Promise<SubmittedCheckout | undefined>;
  /** A step of a signing, by the form of its page: undefined when the visitor has no such signing. */
  sign(
    vertical: string,
    form: Readonly<Record<string, string>>,
  ): Promise<{ readonly orderId?: string | undefined } | undefined>;
  /** For the ordering visitor, or the logged-in owner. */
  complete(vertical: string, orderId: string): Promise<OrderCompleteData | undefined>;
}

export interface SubmittedCheckout {
  /** Ok, ValidateError, Outdated, PriceChanged, Refused or Unavailable: see order.schema.ts. */
  readonly status: string;
  readonly errors: readonly FieldError[];
  readonly errorMessage: string | undefined;
  /** The order that prevents a second one. */
  readonly existingOrderId: string | undefined;
  /** A person who logs in is admitted, or sees more. */
  readonly asksForLogin: boolean;
  readonly state: CheckoutState;
}

/** Withdrawing from an order, for its customer; undefined when the visitor has no such order. */
export interface WithdrawalServices {
  see(orderId: string): Promise<WithdrawalPage | undefined>;
  /** What is wrong with a statement, before it is confirmed. */
  findProblems(statement: { name: string; email: string }): readonly FieldError[];
  withdraw(orderId: string, statement: { name: string; email: string }): Promise<WithdrawAnswer | undefined>;
}

export interface WithdrawalPage {
  readonly orderId: string;
  readonly product: string;
  readonly providerName: string;
  readonly startDate: string;
  readonly name: string;
  readonly email: string;
  readonly right: "open" | "over" | "none";
  readonly lastDay: string | undefined;
  readonly withdrawn: WithdrawnOrder | undefined;
  readonly isFormerCancelled: boolean;
  readonly gapCaution: string;
}

export interface WithdrawnOrder {
  readonly name: string;
  readonly email: string;
  readonly atMs: number;
  /** `confirmed` when the provider has confirmed, `ended` and `continued` when a person at Sparv has found out. */
  readonly state: WithdrawalState;
  /** What we wrote when a person closed it. */
  readonly closing: string | undefined;
}

export type WithdrawAnswer =
  | { readonly kind: "received" | "refused"; readonly view: WithdrawalPage }
  | { readonly kind: "invalid"; readonly errors: readonly FieldError[]; readonly view: WithdrawalPage };

export interface NewsletterServices {
  /** False when nothing can be sent there. */
  ask(email: string): Promise<boolean>;
  /** What a link in a mail leads to; undefined for a code that is not ours. */
  see(
    use: "newsletter-confirm" | "newsletter-end",
    code: string,
  ): Promise<"pending" | "confirmed" | "ended" | undefined>;
  confirm(code: string): Promise<boolean>;
  end(code: string): Promise<boolean>;
}

/** The texts of the pages that editors have changed. */
export interface PageTexts {
  /** Of these sets, or of all; empty when nothing is changed. From memory. */
  changed(sets: readonly TextSetIdentity[] | "all"): ChangedTexts;
  /** Every text, with an invisible mark that identifies it: for an editor who edits. */
  marked(): ChangedTexts;
  /** In the name of a person whom the page has verified to be an editor. */
  editedBy(personId: string): PageTextEditing;
}

export interface PageTextEditing {
  readonly personId: string;
  list(wanted: TextFilter): Promise<EditedText[]>;
  /** Undefined when there is no such text. */
  read(key: TextKey): Promise<EditedTextInDetail | undefined>;
  edit(key: TextKey, edit: TextEdit): Promise<Checked<EditedText> | undefined>;
}

export interface PageSettings {
  readonly customerServicePhone: string;
  readonly salesPhone: string;
  readonly isProduction: boolean;
  /** OP-09. */
  readonly isLegacyPiiSharingOn: boolean;
  /** The version of the banner's texts; a choice made about others does not count. */
  readonly consentTextVersion: string;
  /** Which third parties are configured; only the server knows their addresses. */
  readonly hasTags: boolean;
  readonly hasChat: boolean;
  readonly hasReviews: boolean;
}

export interface ResultPage {
  readonly searchId: string;
  /** Open: the offers so far can be used, and others are awaited. */
  readonly state: "created" | "open" | "done";
  /** What the visitor asked for, without personal data. */
  readonly summary: Readonly<Record<string, string>>;
  readonly asked: readonly AskedProvider[];
  /** Ranked, with labels and what each saves: a page decides none of it. */
  readonly offers: readonly PageOffer[];
  readonly withoutOffer: readonly ProviderWithoutOffer[];
  /** The answer of the vehicle register, if there is one. */
  readonly vehicle: VehicleFacts | undefined;
  /** What the visitor has today, when it has been fetched. */
  readonly currentInsurance: CurrentInsurance | undefined;
  /** Where the insurer's data differs from what was typed. */
  readonly conflicts?: AnswerConflicts;
  /** What it covers, beside the search. */
  readonly cover?: CoverComparison | undefined;
  /** Other services that could cost less; undefined when no other is compared. */
  readonly coach?: CoachData | undefined;
}

/** An offer with what is shown beside it. */
export interface PageOffer extends ComparedOffer {
  readonly description?: Pick<OfferDescription, "notices"> | undefined;
  /** Of a logged-in person who has marked it. */
  readonly favouriteId?: string | undefined;
}
