import type { FastifyInstance } from "fastify";
import type { Overload } from "#http/guarded-server.ts";
import type { PageServices } from "#http/contract/page-services.ts";
import { createMissingPages } from "#http/missing-page.ts";
import { readSession } from "#http/middleware/session.ts";
import type { CookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { type PageRequester, registerPages, type RenderedPage } from "#http/pages.ts";
import { createSharedPages } from "#http/shared-page.ts";
import { SERVICES } from "#domain/service/services.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { listPages, renderPage } from "./render-page.ts";
import { registerSimulatedDocuments } from "./simulated-documents.ts";
import { registerSiteFiles } from "./site-files.ts";
import { registerFiles } from "./static-files.ts";
import { registerThirdPartyFrames } from "./third-party-frames.ts";
import type { Resources } from "./resources.ts";
import { joinPages, type Subjects } from "./subjects.ts";

/** Pages and the files they load. */
export async function registerSite(
  server: FastifyInstance,
  { config, clock, logger, rateLimiter }: Pick<Resources, "config" | "clock" | "logger" | "rateLimiter">,
  subjects: Subjects,
  cookieKeys: CookieKeys,
  overload: Overload,
): Promise<void> {
  const { login, consents } = subjects;
  const { customerServicePhone, salesPhone, tagUrl, chatUrl, reviewsUrl } = config;
  const consentTextVersion = consents.journey.textVersion;
  const settings = {
    customerServicePhone,
    salesPhone,
    isProduction: config.environment === "production",
    isLegacyPiiSharingOn: config.isLegacyPiiSharingOn,
    consentTextVersion,
    hasTags: tagUrl !== undefined,
    hasChat: chatUrl !== undefined,
    hasReviews: reviewsUrl !== undefined,
  };
  const headers = {
    isDevelopment: import.meta.env.DEV,
    hasFrames: [tagUrl, chatUrl, reviewsUrl].some((url) => url !== undefined),
  };
  const render = (
    request: Request,
    { visitor, session: { session, token }, address, setCookie, ...options }: PageRequester,
    changes: Partial<PageServices> = {},
  ): Promise<RenderedPage> => {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const device = { address, userAgent: header("user-agent") ?? "", header, setCookie };
    const asker = async () => ({ owner: visitor.owner(), personId: (await session())?.personId });
    const services = joinPages(subjects, { visitor, session, token, device, asker });
    return renderPage(request, { settings, ...services, ...changes }, options);
  };
  /** For a visitor who is not logged in, and of whom nothing is known. */
  const renderForAnyone = (request: Request, nonce: string, changes?: Partial<PageServices>): Promise<RenderedPage> => {
    const asker = { visitor: readVisitor(undefined, cookieKeys, login.visitorIds), session: NO_SESSION, address: "" };
    const options = {
      nonce,
      setCookie: () => undefined,
      admitPost: () => Promise.resolve(undefined),
      renderTurn: () => overload.renderTurn(new URL(request.url).pathname),
      reportFault: (error: unknown) => logger.error("page failed", { method: "GET", error }),
      // Such a page is shown only when it has no fault.
      traceId: () => "",
      notePage: () => undefined,
    };
    return render(request, { ...asker, ...options }, changes);
  };
  if (import.meta.env.PROD) await registerFiles(server);
  registerThirdPartyFrames(server, { tagUrl, chatUrl, reviewsUrl });
  registerSimulatedDocuments(server, config);
  registerSiteFiles(server, { publicOrigin: config.publicOrigin, clock });
  const pages = listPages([
    ...new Set([...SERVICES, ...placedVerticals.map(({ description }) => description)].map(({ path }) => path)),
  ]);
  overload.classifier.addPages([...pages.keys()]);
  await registerPages(server, {
    ...headers,
    cookieKeys,
    visitorIds: login.visitorIds,
    publicOrigin: config.publicOrigin,
    findSession: login.findSession,
    rateLimiter,
    logger,
    renderTurn: overload.renderTurn,
    isProviderSite: subjects.linkOuts.isProviderSite,
    missingPages: createMissingPages({
      ...headers,
      publicOrigin: config.publicOrigin,
      consentTextVersion,
      isPage: (path) => overload.classifier.isPage(path),
      render: async (request, nonce) => (await renderForAnyone(request, nonce)).html,
    }),
    ...(import.meta.env.PROD
      ? {
          sharedPages: createSharedPages({
            ...headers,
            publicOrigin: config.publicOrigin,
            consentTextVersion,
            isShared: (path) => pages.get(path)?.isShared ?? false,
            textRevision: () => subjects.texts.published.revision(),
            issueFormToken: subjects.lookups.formTokens.issue,
            async render(request, { nonce, formToken }) {
              const { response, html } = await renderForAnyone(request, nonce, { formToken: () => formToken });
              return response.status === HTTP_OK ? html : undefined;
            },
          }),
        }
      : {}),
    render,
  });
}

const HTTP_OK = 200;

const NO_SESSION = readSession(() => Promise.resolve(undefined), undefined, true);
