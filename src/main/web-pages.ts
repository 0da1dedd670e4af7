import type { KeyObject } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Overload } from "#http/guarded-server.ts";
import { createMissingPages } from "#http/missing-page.ts";
import { readSession } from "#http/middleware/session.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { type PageRequester, registerPages, type RenderedPage } from "#http/pages.ts";
import { SERVICES } from "#domain/service/services.ts";
import { createPageServices } from "./page-services.ts";
import { listPages, renderPage } from "./render-page.ts";
import { registerSimulatedDocuments } from "./simulated-documents.ts";
import { registerSiteFiles } from "./site-files.ts";
import { registerFiles } from "./static-files.ts";
import { registerThirdPartyFrames } from "./third-party-frames.ts";
import type { WebJourneys } from "./web-journeys.ts";

/** Pages and the files they load. */
export async function registerSite(
  server: FastifyInstance,
  journeys: WebJourneys,
  cookieKey: KeyObject,
  overload: Overload,
): Promise<void> {
  const { config, clock, journey, lookups, mails, expert, companies, login, consents, texts, socialProof } = journeys;
  const { competition, desk, afterOrder, orders, account, coach, rateLimiter } = journeys;
  const { customerServicePhone, salesPhone, tagUrl, chatUrl, reviewsUrl } = config;
  const settings = {
    customerServicePhone,
    salesPhone,
    isProduction: config.environment === "production",
    isLegacyPiiSharingOn: config.isLegacyPiiSharingOn,
    consentTextVersion: consents.textVersion,
    hasTags: tagUrl !== undefined,
    hasChat: chatUrl !== undefined,
    hasReviews: reviewsUrl !== undefined,
  };
  const headers = {
    isDevelopment: import.meta.env.DEV,
    hasFrames: [tagUrl, chatUrl, reviewsUrl].some((url) => url !== undefined),
  };
  const forPages = {
    journey,
    formTokens: lookups.formTokens,
    newsletter: mails.forPages,
    waitingList: mails.waitingList,
    consents,
    expert,
    companies,
    newsletterIssues: mails.issues,
    login: login.journey,
    texts,
    socialProof,
    competition,
    desk,
    withdrawal: afterOrder.withdrawal,
    cancellation: afterOrder.cancellation,
    orders,
    account,
    coach,
  };
  const render = (
    request: Request,
    { visitor, session, address, setCookie, ...options }: PageRequester,
  ): Promise<RenderedPage> => {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const device = { address, userAgent: header("user-agent") ?? "", header, setCookie };
    return renderPage(request, createPageServices(forPages, settings, visitor, session, device), options);
  };
  if (import.meta.env.PROD) await registerFiles(server);
  registerThirdPartyFrames(server, { tagUrl, chatUrl, reviewsUrl });
  registerSimulatedDocuments(server, config);
  registerSiteFiles(server, { publicOrigin: config.publicOrigin, clock });
  overload.classifier.addPages(listPages(SERVICES.map(({ path }) => path)));
  await registerPages(server, {
    ...headers,
    cookieKey,
    visitorIds: login.visitorIds,
    publicOrigin: config.publicOrigin,
    findSession: login.findSession,
    rateLimiter,
    logger: journeys.logger,
    renderTurn: overload.renderTurn,
    missingPages: createMissingPages({
      ...headers,
      publicOrigin: config.publicOrigin,
      consentTextVersion: consents.textVersion,
      isPage: (path) => overload.classifier.isPage(path),
      render: async (request, nonce) => {
        const renderTurn = () => overload.renderTurn(new URL(request.url).pathname);
        const admitPost = () => Promise.resolve(undefined);
        const reportFault = (error: unknown) => journeys.logger.error("page failed", { method: "GET", error });
        const visitor = readVisitor(undefined, cookieKey, login.visitorIds);
        const asker = { visitor, session: NO_SESSION, address: "", setCookie: () => undefined, nonce };
        return (await render(request, { ...asker, admitPost, renderTurn, reportFault })).html;
      },
    }),
    render,
  });
}

const NO_SESSION = readSession(() => Promise.resolve(undefined), undefined, true);
