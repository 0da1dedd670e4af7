import { mergeFetched } from "#domain/current-insurance/answer-conflicts.ts";
import { type Checked, passed } from "#domain/validation/checked.ts";
import { SERVICES } from "#domain/service/services.ts";
import type {
  ExpertServices,
  NewsletterIssues,
  NewsletterServices,
  PageServices,
  PageSettings,
  ResultPage,
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
import type { FavouritesJourney } from "#journeys/favourites/favourites-journey.ts";
import type { CompetitionJourney } from "#journeys/competition/competition-journey.ts";
import type { CancellationJourney } from "#journeys/after-order/cancellation-journey.ts";
import type { WithdrawalJourney } from "#journeys/after-order/withdrawal-journey.ts";
import type { LoginJourney } from "#journeys/login/login-journey.ts";
import type { WaitingListJourney } from "#journeys/waiting-list/waiting-list-journey.ts";
import { compareCover } from "#journeys/search/compare-cover.ts";
import type { ComparedResult } from "#journeys/search/compare-result.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { type FoundSearch, withheldFields } from "#journeys/search/found-search.ts";
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
  readonly favourites: Pick<FavouritesJourney, "inSearch">;
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
    favourites,
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
  /** A list is rendered also when the favourites cannot be read. */
  const savedIn = async (searchId: string): Promise<ReadonlyMap<string, string>> => {
    const live = await session().catch(() => undefined);
    return live ? favourites.inSearch(live.personId, searchId).catch(() => NONE_SAVED) : NONE_SAVED;
  };
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

    async createSearch(vertical, parameters) {
      return withId(await journey.create(vertical, visitor.owner(), { parameters }));
    },

    typedInSearch: (vertical, searchId) => journey.typed(vertical, visitor.owner(), searchId),

    async changeSearch(vertical, searchId, changes, fetchDataId) {
      const owner = visitor.owner();
      const [stored, current] = await Promise.all([
        journey.find(vertical, owner, searchId),
        fetchDataId === undefined ? undefined : journey.currentInsurance(vertical, fetchDataId, owner),
      ]);
      if (!stored) return undefined;
      // An empty field that the page never received keeps its stored value; one that the page received was cleared by the visitor.
      const meant = Object.entries(changes).filter(([name, value]) => value !== "" || name in stored.summary);
      const { parameters, conflicts } = mergeFetched({
        stored: stored.parameters,
        given: Object.fromEntries(meant),
        fetched: current?.searchParameters,
        conflicts: stored.conflicts,
        withheldFields: withheldFields(stored),
      });
      const create = async (asked: typeof parameters) =>
        withId(await journey.create(vertical, owner, { parameters: asked, conflicts }));
      const created = await create(parameters);
      // The fetched insurance may require more than was typed. No visitor can be asked here: the search call reports it.
      const isAsked = Object.keys(changes).length > 0;
      return created.ok || isAsked ? created : create(stored.parameters);
    },

    async resultPage(vertical, searchId, { wait, fetchDataId }) {
      const owner = visitor.owner();
      const [seen, current] = await Promise.all([
        journey.find(vertical, owner, searchId),
        fetchDataId === undefined ? undefined : journey.currentInsurance(vertical, fetchDataId, owner),
      ]);
      if (!seen) return undefined;
      const result = seen.result ?? (wait ? await journey.run(seen, owner) : undefined);
      const listed = result ?? seen.soFar;
      const { path } = seen.vertical.description;
      const [compared, saved, coached] = await Promise.all([
        journey.compare(seen.vertical, listed ?? NOTHING_YET, current),
        savedIn(searchId),
        coach.see(path, listed ? "result" : "search", asker),
      ]);
      return {
        ...toPage(seen, result ? "done" : listed ? "open" : "created", compared),
        favouriteIds: saved,
        coach: coached,
      };
    },
  };
}

const withId = (created: Checked<FoundSearch>): Checked<{ searchId: string }> =>
  created.ok ? passed({ searchId: created.value.searchId }) : created;

const NONE_SAVED: ReadonlyMap<string, string> = new Map();

const NOTHING_YET = { offers: [], withoutOffer: [] };

const noticesOf = ({ vertical }: FoundSearch, { offers }: ComparedResult): ReadonlyMap<string, readonly string[]> =>
  new Map(
    offers.flatMap(({ resultId, detail }) => {
      const notices = vertical.describeOffer?.(detail)?.notices ?? [];
      return notices.length === 0 ? [] : [[resultId, notices]];
    }),
  );

const toPage = (seen: FoundSearch, state: ResultPage["state"], compared: ComparedResult): ResultPage => ({
  searchId: seen.searchId,
  state,
  summary: seen.summary,
  conflicts: compared.currentInsurance ? seen.conflicts : {},
  asked: seen.vertical.providers.map(({ providerId, name, slug, ordering }) => ({
    providerId,
    name,
    slug,
    ...(ordering === undefined ? { isOrderedElsewhere: true } : {}),
  })),
  offers: compared.offers,
  withoutOffer: compared.withoutOffer,
  notices: noticesOf(seen, compared),
  vehicle: compared.vehicle,
  currentInsurance: compared.currentInsurance,
  cover: compareCover(seen.vertical, compared.currentInsurance, seen.summary),
});
