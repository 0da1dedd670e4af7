import type { PageServices } from "#http/contract/page-services.ts";
import { createAccount } from "./account.ts";
import { createAddressPricing } from "./address-prices.ts";
import { createAgents } from "./agents.ts";
import { createAfterOrder, createAfterOrderJobs } from "./after-order.ts";
import { createApplicationJobs, createApplications } from "./applications.ts";
import { createApply } from "./apply.ts";
import { createAssistant } from "./assistant.ts";
import { createCancelWithOrder } from "./cancel-with-order.ts";
import { createCompanies } from "./companies.ts";
import { createCompetition, createCompetitionJobs } from "./competition.ts";
import { createConsents } from "./consent.ts";
import { createCoverDifferences } from "./cover-differences.ts";
import { createDeliveryJobs } from "./deliveries.ts";
import { createDesk, createDeskJobs } from "./desk.ts";
import { createEvents } from "./events.ts";
import { createExpert } from "./expert.ts";
import { createFaults } from "./faults.ts";
import { createFavourites } from "./favourites.ts";
import { createFetches, createFetchJobs } from "./fetches.ts";
import { createHousehold } from "./household.ts";
import { createSharing } from "./household-sharing.ts";
import { createLeadJobs, createLeads } from "./leads.ts";
import { createLinkOuts } from "./link-outs.ts";
import { createLogin } from "./login.ts";
import { createLookups } from "./lookups.ts";
import { createMailing, createMailJobs } from "./mail.ts";
import { createNewsletter, createNewsletterJobs } from "./newsletter.ts";
import { createOrderJobs, createOrders, createPlacing } from "./orders.ts";
import { createOwnPages } from "./own-pages.ts";
import { createRankingLog, createRankingLogJobs } from "./ranking-log.ts";
import { createReceiptJobs, createReceipts } from "./receipts.ts";
import type { Resources } from "./resources.ts";
import { createRetentionJobs } from "./retention.ts";
import { createSearches } from "./searches.ts";
import { createSeries, createSeriesJobs } from "./series.ts";
import { createListSharing } from "./share.ts";
import { createSigning, createSigningJobs } from "./signing.ts";
import { createSocialProof } from "./social-proof.ts";
import type { Jobs, Reader, Subject } from "./subject.ts";
import { createStatistics, createStatisticsJobs } from "./statistics.ts";
import { createTexts } from "./texts.ts";
import { createWaiting, createWaitingJobs } from "./waiting-list.ts";
import { createWatchLanding } from "./watch-landing.ts";
import { createWatches, createWatchJobs } from "./watches.ts";
import type { TextTree } from "#domain/text/text-set.ts";

export type Subjects = Awaited<ReturnType<typeof joinSubjects>>;

/** The subjects of a web node. Each is made after those that it uses. */
export async function joinSubjects(resources: Resources, textSets: readonly TextTree[]) {
  const mailing = createMailing(resources);
  const series = createSeries(resources);
  const lookups = createLookups(resources, { series });
  const consents = createConsents(resources);
  const favourites = createFavourites(resources);
  const login = createLogin(resources);
  const signing = createSigning(resources, { mailing, lookups });
  const receipts = createReceipts(resources);
  const faults = createFaults(resources);
  const searches = createSearches(resources, { lookups, favourites, receipts });
  const subjects = {
    texts: await createTexts(resources, textSets),
    series,
    lookups,
    consents,
    favourites,
    login,
    signing,
    newsletter: createNewsletter(resources, { mailing, lookups, consents }),
    waitingList: createWaiting(resources, { mailing, lookups, consents }),
    expert: createExpert(resources, { mailing, lookups }),
    companies: createCompanies(resources, { mailing, lookups }),
    socialProof: createSocialProof(resources, { lookups }),
    statistics: createStatistics(resources),
    competition: createCompetition(resources),
    faults,
    desk: createDesk(resources, { mailing, faults }),
    afterOrder: createAfterOrder(resources, { lookups }),
    receipts,
    searches,
    orders: createOrders(resources, { lookups, login, searches, signing, consents }),
    apply: createApply(resources, { signing, login, lookups }),
    rankingLog: createRankingLog(resources),
    ownPages: createOwnPages(resources, { searches, series }),
    addressPrices: createAddressPricing(resources, { lookups, searches }),
    events: createEvents(resources, { searches, receipts }),
    linkOuts: createLinkOuts(resources, { searches }),
    coverDifferences: createCoverDifferences(resources, { searches }),
    leads: createLeads(resources, { searches, lookups, consents }),
    account: createAccount(resources, { mailing, favourites, searches }),
    household: createHousehold(resources, { mailing }),
    sharing: createSharing(resources, { mailing, lookups }),
    applications: createApplications(resources, { mailing }),
    fetches: createFetches(resources, { lookups, searches }),
    watches: createWatches(resources, { lookups }),
    assistant: createAssistant(resources, { searches }),
    listSharing: createListSharing(resources, { searches }),
    agents: createAgents(resources, { mailing, searches, login }),
    watchLanding: createWatchLanding(resources, { searches }),
  };
  await login.ready;
  return subjects satisfies Readonly<Record<string, Subject>>;
}

/** What the worker runs, by subject. */
export function joinJobs(resources: Resources) {
  const mailing = createMailing(resources);
  const cancelling = createCancelWithOrder(resources);
  const placing = createPlacing(resources, mailing, cancelling.cancelFormer);
  const lookups = createLookups(resources);
  const searches = createSearches(resources, { lookups });
  return {
    orders: { ...createOrderJobs(resources, placing), close: cancelling.close },
    deliveries: createDeliveryJobs(resources, placing),
    applications: createApplicationJobs(resources, mailing),
    leads: createLeadJobs(resources, mailing),
    watches: createWatchJobs(resources, { mailing, searches }),
    signing: createSigningJobs(resources, mailing),
    afterOrder: createAfterOrderJobs(resources, placing),
    mail: createMailJobs(resources, mailing),
    newsletter: createNewsletterJobs(resources, mailing),
    waitingList: createWaitingJobs(resources, mailing),
    competition: createCompetitionJobs(resources, mailing),
    desk: createDeskJobs(resources, placing),
    retention: createRetentionJobs(resources),
    receipts: createReceiptJobs(resources),
    fetches: createFetchJobs(resources),
    series: createSeriesJobs(resources),
    rankingLog: createRankingLogJobs(resources),
    statistics: createStatisticsJobs(resources, { lookups }),
  } satisfies Readonly<Record<string, Jobs>>;
}

/** What every subject offers to pages. */
type OfferedToPages = Intersection<
  {
    [Name in keyof Subjects]: Subjects[Name] extends { pages(reader: Reader): infer Pages } ? Pages : never;
  }[keyof Subjects]
>;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Of all subjects, for one reader; a service that no subject offers does not compile. */
export const joinPages = (subjects: Subjects, reader: Reader): Omit<PageServices, "settings"> =>
  Object.assign({}, ...Object.values<Subject>(subjects).map(({ pages }) => pages?.(reader))) as OfferedToPages;
