import type { KeyObject } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { registerPages } from "#http/pages.ts";
import { createPageServices } from "./page-services.ts";
import { renderPage } from "./render-page.ts";
import { registerSiteFiles } from "./site-files.ts";
import { registerFiles } from "./static-files.ts";
import { registerThirdPartyFrames } from "./third-party-frames.ts";
import type { WebJourneys } from "./web-journeys.ts";

/** Pages and the files they load. */
export async function registerSite(
  server: FastifyInstance,
  journeys: WebJourneys,
  cookieKey: KeyObject,
): Promise<void> {
  const { config, clock, journey, lookups, mails, expert, login, consents, texts, favourites, socialProof } = journeys;
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
  if (import.meta.env.PROD) await registerFiles(server);
  registerThirdPartyFrames(server, { tagUrl, chatUrl, reviewsUrl });
  registerSiteFiles(server, { publicOrigin: config.publicOrigin, clock });
  await registerPages(server, {
    cookieKey,
    visitorIds: login.visitorIds,
    publicOrigin: config.publicOrigin,
    isDevelopment: import.meta.env.DEV,
    findSession: login.findSession,
    rateLimiter,
    logger: journeys.logger,
    hasFrames: [tagUrl, chatUrl, reviewsUrl].some((url) => url !== undefined),
    render: (request, { visitor, session, nonce, admitPost, reportFault }) =>
      renderPage(
        request,
        createPageServices(
          {
            journey,
            formTokens: lookups.formTokens,
            newsletter: mails.forPages,
            waitingList: mails.waitingList,
            expert,
            newsletterIssues: mails.issues,
            login: login.journey,
            texts,
            favourites,
            socialProof,
            competition,
            desk,
            withdrawal: afterOrder.withdrawal,
            cancellation: afterOrder.cancellation,
            orders,
            account,
            coach,
          },
          settings,
          visitor,
          session,
        ),
        { nonce, admitPost, reportFault },
      ),
  });
}
