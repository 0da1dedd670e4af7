import { SERVICES } from "#domain/service/services.ts";
import type {
  ExpertServices,
  NewsletterIssues,
  NewsletterServices,
  PageServices,
  PageSettings,
} from "#http/contract/page-services.ts";
import type { CompanyServices } from "#http/contract/company-services.ts";
import type { FormTokens } from "#http/middleware/form-token.ts";
import { loggedOutHeaders, type RequestSession } from "#http/middleware/session.ts";
import type { Visitor } from "#http/middleware/visitor.ts";
import { presentCancellation } from "#http/presenters/after-order.ts";
import { presentLead } from "#http/presenters/measured.ts";
import { recentSearchesHtml } from "#http/presenters/social-proof.ts";
import type { SocialProof } from "#http/routes/social-proof.route.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import type { CompetitionJourney } from "#journeys/competition/competition-journey.ts";
import type { CancellationJourney } from "#journeys/after-order/cancellation-journey.ts";
import type { WithdrawalJourney } from "#journeys/after-order/withdrawal-journey.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import type { WaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { StartFigures } from "./social-proof.ts";
import type { Account } from "./account.ts";
import type { Coaching } from "./coach.ts";
import type { Orders, PageDevice } from "./orders.ts";
import type { Desk } from "./desk.ts";
import { pageTexts, type Texts } from "./texts.ts";

export interface PageJourneys {
  readonly journey: SearchJourney;
  readonly formTokens: FormTokens;
  readonly newsletter: NewsletterServices;
  readonly waitingList: WaitingListJourney;
  readonly consents: Pick<ConsentJourney, "chosen">;
  readonly expert: ExpertServices;
  readonly companies: CompanyServices;
  readonly newsletterIssues: NewsletterIssues;
  readonly login: Pick<LoginJourney, "identity" | "logOut">;
  readonly texts: Texts;
  readonly socialProof: Pick<SocialProof, "recentSearches" | "described"> & StartFigures;
  readonly competition: CompetitionJourney;
  readonly desk: Desk;
  readonly withdrawal: WithdrawalJourney;
  readonly cancellation: Pick<CancellationJourney, "check">;
  readonly orders: Pick<Orders, "forPages">;
  readonly account: Pick<Account, "forPages">;
  readonly coach: Coaching;
}

/** The journeys as pages see them, for one visitor. */
export function createPageServices(
  {
    journey,
    formTokens,
    newsletter,
    waitingList,
    consents,
    expert,
    companies,
    newsletterIssues,
    login,
    texts,
    socialProof,
    orders,
    competition,
    desk,
    withdrawal,
    cancellation,
    account,
    coach,
  }: PageJourneys,
  settings: PageSettings,
  visitor: Visitor,
  { session, token }: RequestSession,
  device: PageDevice,
): PageServices {
  const asker = async () => ({ owner: visitor.owner(), personId: (await session())?.personId });
  return {
    settings,
    newsletter,
    waitingList: {
      ...waitingList,
      async ask(service, email) {
        if (!(await waitingList.ask(service, email))) return undefined;
        const { categoryIds = [] } = SERVICES.find(({ id }) => id === service.id) ?? {};
        const about = {
          action: "waiting_list",
          id: String(categoryIds[0] ?? service.id),
          category: service.id,
        } as const;
        return {
          lead: presentLead({ ...about, email }, consents.chosen(device.header("cookie"))),
        };
      },
    },
    expert,
    companies,
    newsletterIssues,
    orders: orders.forPages(visitor, session, device),
    account: ({ personId }) => account.forPages(personId, visitor.owner()),
    texts: pageTexts(texts),
    session,
    async identity() {
      const live = await session();
      return live && login.identity(live);
    },
    async logOut() {
      await login.logOut(token, visitor.isKnown() ? visitor.owner() : undefined);
      visitor.forget();
      return loggedOutHeaders();
    },
    async recentSearchesHtml() {
      const { searches } = await socialProof.recentSearches();
      return recentSearchesHtml(searches, socialProof.described);
    },
    start: { companyCounts: socialProof.companyCounts, switchSavings: socialProof.switchSavings },
    formToken: () => formTokens.issue(visitor.owner()),

    desk: desk.cases,
    simulators: desk.simulators,

    competition: {
      // A visitor without a cookie has bought nothing, and gets no cookie for reading the page.
      purchases: async () => (visitor.isKnown() || (await session()) ? competition.purchases(await asker()) : []),
      enter: async (orderId, hasDeclared) => competition.enter(orderId, hasDeclared, await asker()),
      published: () => competition.published(),
      month: (month) => competition.month(month),
    },

    withdrawal: {
      see: async (orderId) => withdrawal.see(orderId, await asker()),
      findProblems: (statement) => withdrawal.findProblems(statement),
      withdraw: async (orderId, statement) => withdrawal.withdraw(orderId, await asker(), statement),
    },

    async checkFormer(orderId) {
      const view = await cancellation.check(orderId, await asker());
      return view && presentCancellation(view).Result;
    },

    createSearch: (vertical, given) => journey.create({ vertical, owner: visitor.owner(), given }),

    typedInSearch: (vertical, searchId) => journey.typed(vertical, visitor.owner(), searchId),

    changeSearch: (vertical, searchId, given, fetchDataId) =>
      journey.change({ vertical, owner: visitor.owner(), basedOn: searchId, given, fetchDataId }),

    async resultPage(vertical, searchId, options) {
      const listed = await journey.findList({ ...options, vertical, owner: visitor.owner(), searchId }, { session });
      if (!listed) return undefined;
      const place = listed.state === "created" ? "search" : "result";
      return { ...listed, coach: await coach.see(listed.vertical.description.path, place, asker) };
    },
  };
}
