import "#ui/styles/tokens.css";
import "#ui/styles/fonts.css";
import "#ui/styles/base.css";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import displayFont from "#ui/styles/fonts/familjen-grotesk-latin-wght-normal.woff2?url";
import textFont from "#ui/styles/fonts/schibsted-grotesk-latin-wght-normal.woff2?url";
import type { Route } from "./+types/root";
import { closeMenusOnEscape } from "./browser/close-menus-on-escape.ts";
import { FaultPage } from "./frame/FaultPage.tsx";
import { frameTexts } from "./frame/frame.texts.sv.ts";
import { PageOverlays } from "./PageOverlays.tsx";
import { NotFoundPage } from "./frame/NotFoundPage.tsx";
import type { Phones } from "./frame/use-phones.ts";
import { readPageContext, type Theme } from "./page-context.ts";
import { readPage } from "./page-handle.ts";
import { PageStyles } from "./PageStyles.tsx";
import { paths } from "./paths.ts";
import { useRendering } from "./render-context.ts";

export function loader({ context }: Route.LoaderArgs): Phones & { theme: Theme | null } {
  const { services, theme } = readPageContext(context);
  const { customerServicePhone, salesPhone } = services.settings;
  return { customerServicePhone, salesPhone, theme };
}

/** Settings do not change while a visitor goes from page to page. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ error }) => [
  {
    title:
      error === undefined
        ? frameTexts.siteTitle
        : isMissing(error)
          ? frameTexts.notFound.title
          : frameTexts.fault.title,
  },
];

/** The document, around every page and around the pages that tell of an error. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  // Null, not undefined, when all is well.
  const hasError = Boolean(useRouteError());
  const { isStatic, refresh } = readPage(useMatches(), useLocation().search);
  const { nonce } = useRendering();
  return (
    <html lang="sv" data-theme={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <PageStyles />
        <Meta />
        <link rel="icon" href={paths.favicon()} type="image/svg+xml" />
        {refresh ? (
          <noscript>
            <meta httpEquiv="refresh" content={`${refresh.afterSeconds};url=${refresh.address}`} />
          </noscript>
        ) : null}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: MENU_SCRIPT }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        {isStatic || hasError ? null : (
          <>
            <PageOverlays />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

const MENU_SCRIPT = `(${String(closeMenusOnEscape)})()`;

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isMissing(error) ? <NotFoundPage /> : <FaultPage />;
}

/** A wrong method is an address that nobody was meant to use in that way. */
const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 405);
