import type { ListChoices } from "#domain/addresses/list-choices.ts";
import type { AnswerConflicts } from "#domain/current-insurance/answer-conflicts.ts";
import type { ComparedOffer } from "#domain/comparison/compare-offers.ts";
import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import type { Likeness } from "#domain/comparison/like-for-like.ts";
import type { Staying } from "#domain/comparison/staying.ts";
import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { AskedProvider, ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { Payment } from "#domain/offer/payment-plan.ts";
import type { Identity } from "#domain/person/identity.ts";
import type { Session } from "#domain/session/session.ts";
import type { TextEdit } from "#domain/text/edited-text.ts";
import type { TextKey } from "#domain/text/text-set.ts";
import type { Checked, FieldError } from "#domain/validation/checked.ts";
import type { CompanyJourney } from "#journeys/companies/company-journey.ts";
import type { Remuneration } from "#domain/order/remuneration.ts";
import type { DeskJourney } from "#journeys/desk/desk-journey.ts";
import type { ExpertJourney } from "#journeys/expert/expert-journey.ts";
import type { NewsletterJourney } from "#journeys/newsletter/newsletter-journey.ts";
import type { IssueDesk } from "#journeys/newsletter/write-issue.ts";
import type { SwitchSavings } from "#journeys/social-proof/switch-savings.ts";
import type { TextEditing } from "#journeys/texts/edit-texts.ts";
import type { ListedSearch } from "#journeys/search/list-search.ts";
import type { OtherChoices, OtherPrices } from "#journeys/search/other-prices.ts";
import type { PublishedTexts } from "#journeys/texts/published-texts.ts";
import type { OfferDescription } from "#verticals/_contract/offer-description.ts";
import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";
import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { AfterOrderPages } from "./after-order-services.ts";
import type { AccountServices, FindReceipt, HouseholdPages } from "./account-services.ts";
import type { ApplyPages } from "./apply-services.ts";
import type { ApplicationServices } from "./application-services.ts";
import type { CoachData } from "./coach.schema.ts";
import type { CommissionPages } from "./commission-services.ts";
import type { CompetitionServices } from "./competition-services.ts";
import type { DifferencePages } from "./difference-services.ts";
import type { SimulatorServices } from "./desk-services.ts";
import type { EventPages } from "./events-services.ts";
import type { AgentPages } from "./agent-services.ts";
import type { HouseholdSharingPages } from "./household-sharing-services.ts";
import type { LeadPages } from "./lead-services.ts";
import type { ReceiptPages } from "./receipt-services.ts";
import type { LinkOutPages } from "./link-out-services.ts";
import type { StatisticsPages } from "./statistics-services.ts";
import type { SharePages } from "./share-services.ts";
import type { WaitingListPages } from "./waiting-list-services.ts";
import type { WatchPages } from "./watch-services.ts";
import type { CheckoutState } from "./order.schema.ts";
import type { OrderCompleteData } from "./order-complete.schema.ts";
import type { WatchLandingPages } from "./watch-landing-services.ts";

/** What a page may ask of the server, in-process: what each subject offers. One instance per request, already bound to the visitor. */
export type PageServices = { readonly settings: PageSettings } & LoginPages &
  TextPages &
  SocialProofPages &
  StatisticsPages &
  LookupPages &
  NewsletterPages &
  WaitingListPages &
  ExpertPages &
  CompanyPages &
  CompetitionPages &
  DeskPages &
  AfterOrderPages &
  SearchPages &
  OrderPages &
  OwnPages &
  LinkOutPages &
  ReceiptPages &
  CommissionPages &
  DifferencePages &
  LeadPages &
  HouseholdSharingPages &
  AgentPages &
  WatchPages &
  SharePages &
  ApplyPages &
  AccountPages &
  ApplicationPages &
  WatchLandingPages &
  EventPages;

export interface LoginPages {
  /** The logged-in person, if there is one; read once per request. */
  session(): Promise<Session | undefined>;
  /** The same person with their personal number and what else we know: only for pages that show or fill it in. */
  identity(): Promise<Identity | undefined>;
  /** Whether the person has identified themselves within the last quarter of an hour: asked before what outlives the session. */
  hasJustLoggedIn(person: Session): boolean;
  /** Ends the session everywhere; gives the headers that make the browser forget it. */
  logOut(): Promise<Readonly<Record<string, string>>>;
}

/** The texts of the pages that editors have changed. */
export interface TextPages {
  readonly texts: Pick<PublishedTexts, "changed" | "marked"> & {
    /** In the name of a person whom the page has verified to be an editor. */
    editedBy(personId: string): PageTextEditing;
  };
}

export interface PageTextEditing extends Pick<TextEditing, "list" | "read"> {
  readonly personId: string;
  edit(key: TextKey, edit: TextEdit): ReturnType<TextEditing["edit"]>;
}

export interface SocialProofPages {
  /** What others have compared lately, as escaped HTML; empty when there is nothing to show. */
  recentSearchesHtml(): Promise<string>;
  /** The figures of the start page, about all visitors: the same for every reader. */
  readonly start: {
    /** How many companies each vertical asks, by its name. */
    readonly companyCounts: Readonly<Record<string, number>>;
    switchSavings(): Promise<StartSavings>;
  };
}

export type StartSavings = SwitchSavings;

export interface LookupPages {
  /** Shows that a form of ours is in progress: lookups of persons ask for it. Creates the visitor's cookie. */
  formToken(): string;
}

export interface NewsletterPages {
  readonly newsletter: Omit<NewsletterJourney, "ask"> & {
    /** False when nothing can be sent there. */
    ask(email: string): Promise<boolean>;
  };
  /** The newsletter's contents, for a person whom the page has verified to be an editor. */
  readonly newsletterIssues: IssueDesk;
}

/** The staff's half only for a person whom the page has verified to be an editor. */
export interface ExpertPages {
  readonly expert: Omit<ExpertJourney, "challenge">;
}

export interface CompanyPages {
  readonly companies: CompanyJourney;
  readonly remunerations: readonly Remuneration[];
}

export interface CompetitionPages {
  readonly competition: CompetitionServices;
}

export interface DeskPages {
  /** For a person whom the page has seen to be of support. Every reading is written down before it is shown. */
  readonly desk: DeskJourney;
  /** Not there in production. */
  readonly simulators: SimulatorServices | undefined;
}

export interface SearchPages {
  /** Validates and stores a search; the result page runs it. */
  createSearch(vertical: string, parameters: Readonly<Record<string, string>>): Promise<Checked<{ searchId: string }>>;
  /** The answers in a search of the visitor's own, without personal data; undefined when there is no such search. */
  typedInSearch(vertical: string, searchId: string): Promise<Readonly<Record<string, string>> | undefined>;
  /** Whether the browser sent the visitor's cookie. One that does not on its way from a result to the form keeps none. */
  hasVisitorCookie(): boolean;
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
    options: { readonly wait: boolean } & ListChoices,
  ): Promise<ResultPage | undefined>;
  /** What is known of the prices of the same search with another choice of a field; nothing is asked. */
  otherPrices(vertical: string, searchId: string, choices: OtherChoices, payment?: Payment): Promise<OtherPrices>;
}

export interface AccountPages extends HouseholdPages {
  /** My pages, of a person that `session` has returned. */
  account(person: Session): AccountServices;
  readonly erasureReceipt: FindReceipt;
}

export interface ApplicationPages {
  /** One application, of a person that `session` has returned. */
  application(person: Session, applicationHash: string): ApplicationServices;
}

/** The pages that only one vertical has. */
export interface OwnPages {
  /** What the page shows; undefined when there is no such page for the reader. */
  ownPage(
    vertical: string,
    path: string,
    asked: { readonly params: Readonly<Record<string, string | undefined>>; readonly query: URLSearchParams },
  ): Promise<unknown>;
}

export interface OrderPages {
  readonly orders: OrderServices;
}

/** Checkout and order for pages that are rendered, or work, without script. What is not the visitor's own is undefined. */
export interface OrderServices {
  /** As POST …/order/checkout. */
  checkout(
    vertical: string,
    resultId: string,
    options: { readonly startDate?: string | undefined; readonly leavesFormer?: boolean } & ListChoices,
  ): Promise<PageCheckout | undefined>;
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

/** For a page that the server renders: the form as the server checks it, not as our calls describe it. */
export interface PageCheckout {
  readonly state: Omit<CheckoutState, "FormParameters">;
  readonly form: CheckoutForm;
}

export interface SubmittedCheckout extends PageCheckout {
  /** Ok, ValidateError, Outdated, PriceChanged, Refused or Unavailable: see order.schema.ts. */
  readonly status: string;
  readonly errors: readonly FieldError[];
  readonly errorMessage: string | undefined;
  /** The order that prevents a second one. */
  readonly existingOrderId: string | undefined;
  /** A person who logs in is admitted, or sees more. */
  readonly asksForLogin: boolean;
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
  /** What the order and every year and saving are of. */
  readonly payment?: Payment;
  /** Ranked, with labels and what each saves: a page decides none of it. */
  readonly offers: readonly PageOffer[];
  readonly withoutOffer: readonly ProviderWithoutOffer[];
  /** What registers know of what is searched for. */
  readonly registers?: RegisterAnswers;
  /** What the visitor has today, when it has been fetched. */
  readonly currentInsurance: CurrentInsurance | undefined;
  /** What the visitor has typed that it costs in a year, when nothing has been fetched. */
  readonly typedFeeOre?: number | undefined;
  /** Where the insurer's data differs from what was typed. */
  readonly conflicts?: AnswerConflicts;
  /** What it covers, beside the search. */
  readonly cover?: CoverComparison | undefined;
  /** Where it stands among the offers, when the list is complete. */
  readonly staying?: Staying | undefined;
  /** What is stated beside the price; only where something is insured. */
  readonly rows?: ListedSearch["rows"];
  /** Other services that could cost less; undefined when no other is compared. */
  readonly coach?: CoachData | undefined;
}

/** An offer with what is shown beside it. */
export interface PageOffer extends ComparedOffer {
  readonly description?: Pick<OfferDescription, "notices" | "cover" | "bindingMonths"> | undefined;
  /** Of a logged-in person who has marked it. */
  readonly favouriteId?: string | undefined;
  readonly likeness?: Likeness | undefined;
}
