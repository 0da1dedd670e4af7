import "#ui/styles/tokens.css";
import "#ui/styles/fonts.css";
import "#ui/styles/base.css";
import { type ReactNode, useMemo } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { DEFAULTS_ONLY } from "#domain/text/resolve-texts.ts";
import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import { overlayTexts } from "#ui/overlays/overlays.texts.sv.ts";
import displayFont from "#ui/styles/fonts/familjen-grotesk-latin-wght-normal.woff2?url";
import textFont from "#ui/styles/fonts/schibsted-grotesk-latin-wght-normal.woff2?url";
import { readVariant } from "#domain/analytics/variant.ts";
import { bannerView, type BannerView } from "#domain/consent/consent-banner.ts";
import { type Consent, readConsentCookie } from "#domain/consent/consent.ts";
import type { Route } from "./+types/root";
import { TextsContext } from "#ui/texts/use-texts.ts";
import { PageScript } from "./shell/analytics/PageScript.tsx";
import type { ChatSettings } from "./shell/chat/chat-settings.ts";
import { ConsentBanner, ConsentBannerStyle } from "./shell/consent/ConsentBanner.tsx";
import { DEBUGGABLE } from "./shell/calls/debug-mode.ts";
import { countForDesk, type WithDeskCounts } from "./staff/frame/count-for-desk.ts";
import { writeFrameScript, writePressScript } from "./browser/frame-script.ts";
import { FaultPage } from "./shell/frame/FaultPage.tsx";
import { frameTexts } from "./shell/frame/frame.texts.sv.ts";
import { PageOverlays } from "./shell/hosts/PageOverlays.tsx";
import type { SiteOrigin } from "./shell/page/use-origin.ts";
import type { WithVariant } from "./shell/analytics/use-variant.ts";
import type { Phones } from "./shell/phones/use-phones.ts";
import { readPageContext, type Theme } from "./shell/page/page-context.ts";
import { isCopy, type PageHandle, readPage } from "./shell/page/page-handle.ts";
import { preloadVertical } from "./shell/verticals/preload-vertical.ts";
import { nounsAt } from "./shell/verticals/find-vertical.ts";
import { PageStyles } from "./shell/page/PageStyles.tsx";
import { faviconPath } from "#domain/addresses/site-paths.ts";
import { editorsPath } from "#domain/addresses/staff-paths.ts";
import { useRendering } from "./shell/page/render-context.ts";
import { showSession, useShownSession, type WithSession } from "./shell/session/shown-session.ts";
import { findTools, type Tools } from "./staff/tools/find-tools.ts";
import { StaffTools } from "./staff/tools/StaffTools.tsx";
import { textsForPage } from "./shell/texts/texts-for-page.ts";
import { type TextsOfPage, textsIn } from "./shell/texts/texts-in.ts";

interface RootData extends Phones, WithSession, SiteOrigin, TextsOfPage, WithVariant, WithDeskCounts {
  readonly theme: Theme | null;
  readonly consent: Consent | undefined;
  /** How the cookie banner opens, if it does. */
  readonly banner: BannerView | undefined;
  readonly consentTextVersion: string;
  readonly hasTags: boolean;
  /** What the chat needs; null when there is none. */
  readonly chat: ChatSettings | null;
  readonly tools?: Tools;
}

/** Read again with every page: each page receives its own changed texts. */
export async function loader({ request, url, pattern, context }: Route.LoaderArgs): Promise<RootData> {
  const { services, theme, handleOf, notePage } = readPageContext(context);
  notePage(pattern);
  const { customerServicePhone, salesPhone, isLegacyPiiSharingOn, consentTextVersion, hasTags, hasChat } =
    services.settings;
  // A page is shown also when the session cannot be read: then it looks as if no one is logged in.
  const person = await services.session().catch(() => undefined);
  const cookies = request.headers.get("cookie") ?? "";
  const consent = readConsentCookie(cookies, consentTextVersion);
  const variant = readVariant(cookies);
  const tools = findTools(services.settings, person, request, url);
  const isEditing = tools?.editing === "on";
  const texts = textsForPage(services, url.pathname, [handle, handleOf(pattern)], isEditing);
  return {
    customerServicePhone,
    salesPhone,
    theme,
    origin: url.origin,
    session: showSession(person, { nowMs: Date.now(), isLegacyPiiSharingOn }),
    consent,
    banner: bannerView(consent, url.searchParams),
    consentTextVersion,
    hasTags,
    // Support staff are the other side of the chat, and the button would cover what they read.
    chat: hasChat && !url.pathname.startsWith(editorsPath()) ? { isLegacyPiiSharingOn } : null,
    ...(variant === undefined ? {} : { variant }),
    ...texts,
    ...(tools ? { tools } : {}),
    ...(await countForDesk(services, person, url)),
  };
}

/** The texts that are on every page, and the styles of the frame. */
export const handle: PageHandle = { texts: [frameTexts, overlayTexts], lazyStyles: ["site-styles", "pieces"] };

/** No request is made over a connection that was just lost: the page stays, and shows it (`ServicePage.tsx`). */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !(actionResult as { isLost?: boolean } | undefined)?.isLost;

export const meta: Route.MetaFunction = ({ error, matches }) => {
  const { siteTitle, notFound, fault } = textsIn(matches, frameTexts);
  // It has a title of its own.
  if (isTooMany(error)) return [];
  return [{ title: error === undefined ? siteTitle : isMissing(error) ? notFound.title : fault.title }];
};

/** The document, around every page and around the error pages. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { texts, tools } = root ?? {};
  const { pathname, search } = useLocation();
  const nouns = nounsAt(pathname);
  const reading = useMemo(() => ({ changed: texts ?? DEFAULTS_ONLY.changed, nouns }), [texts, nouns]);
  // A customer who is logged in is shown on every page when the session ends: that takes a script.
  const isLoggedIn = useShownSession() !== null;
  // Null, not undefined, when all is well.
  const hasError = Boolean(useRouteError());
  const matches = useMatches();
  const { isStatic, refresh } = readPage(matches, search);
  const isForStorage = import.meta.env.SSR && isCopy(matches);
  const isScripted = !hasError && !isForStorage && (!isStatic || isLoggedIn || tools?.needsScript === true);
  const { nonce } = useRendering();
  // Hydration waits for the page's vertical, which the router does not know of.
  if (import.meta.env.SSR && isScripted) preloadVertical(pathname, nonce);
  return (
    <html
      lang="sv-SE"
      data-theme={root?.theme ?? undefined}
      {...(tools ? { [`data-${DEBUGGABLE}`]: "" } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <PageStyles />
        {root?.banner && !isForStorage ? <ConsentBannerStyle /> : null}
        <Meta />
        <link rel="icon" href={faviconPath()} type="image/svg+xml" />
        {refresh ? (
          <noscript>
            <meta httpEquiv="refresh" content={`${refresh.afterSeconds};url=${refresh.address}`} />
          </noscript>
        ) : null}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={isScripted ? HEAD_OF_ALIVE : HEAD_OF_STATIC}
          suppressHydrationWarning
        />
        {root && !isForStorage ? <PageScript textVersion={root.consentTextVersion} hasTags={root.hasTags} /> : null}
      </head>
      <body>
        <TextsContext value={reading}>
          {root?.banner && !isForStorage ? <ConsentBanner view={root.banner} consent={root.consent} /> : null}
          {children}
          {isScripted ? <PageOverlays /> : null}
        </TextsContext>
        {isScripted ? (
          <>
            {tools ? <StaffTools tools={tools} /> : null}
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** Have run when the browser hydrates the page: only the server needs their text. */
const HEAD_OF_STATIC = { __html: import.meta.env.SSR ? writeFrameScript() : "" };
const HEAD_OF_ALIVE = { __html: import.meta.env.SSR ? writeFrameScript() + writePressScript() : "" };

export default function Root() {
  return <Outlet />;
}

// The server renders both, usually. The fault page must be available when nothing more can be fetched.
const NotFoundPage = lazyPiece(() => import("./shell/frame/NotFoundPage.tsx").then((part) => part.NotFoundPage));
const TooManyPage = lazyPiece(() => import("./shell/frame/TooManyPage.tsx").then((part) => part.TooManyPage));
if (import.meta.env.SSR) await piecesOnServer();

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isTooMany(error)) return <TooManyPage {...error.data} />;
  return isMissing(error) ? <NotFoundPage /> : <FaultPage />;
}

interface TooMany {
  readonly waitSeconds: number;
}

/** Thrown by `guard-posts.ts`. */
const isTooMany = (error: unknown): error is { readonly data: TooMany } =>
  isRouteErrorResponse(error) && error.status === 429;

/** A wrong method, or a body that is not a form, is an address that is not meant to be used that way. */
const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && MISSING.includes(error.status);
const MISSING = [404, 405, 415];
