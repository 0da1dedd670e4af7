import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { lazyPiece, piecesOnServer } from "#ui/overlays/lazy-with-reload.tsx";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import type { TextsOfPage } from "#web/shell/texts/texts-in.ts";
import type { BannerKind } from "#web/browser/banner-events.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { ServerRenderedPart } from "./ServerRenderedPart.tsx";

interface SitePageProps {
  /** The banner above the header until an event changes it; none on an error page. */
  readonly banner?: BannerKind | "none";
  /** Replaces the site's own header, and the banner above it. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

const Top = lazyPiece(() => import("./SiteTop.tsx").then((part) => part.SiteTop));
const Footer = lazyPiece(() => import("./SiteFooter.tsx").then((part) => part.SiteFooter));
if (import.meta.env.SSR) await piecesOnServer();

export function SitePage({ banner = "competition", header, children }: SitePageProps) {
  const { pathname, search } = useLocation();
  const name = useShownSession()?.firstName;
  const texts = useRouteLoaderData<TextsOfPage>("root")?.texts;
  const top = JSON.stringify([pathname, name, texts]);
  return (
    <PageFrame
      skipText={frameTexts.skip}
      header={
        header ?? (
          <ServerRenderedPart version={top}>
            <Top banner={banner} />
          </ServerRenderedPart>
        )
      }
      footer={
        // The link to the cookie settings leads back to the same address.
        <ServerRenderedPart version={top + search}>
          <Footer />
        </ServerRenderedPart>
      }
    >
      {children}
    </PageFrame>
  );
}

/** Preloads the frame for a page that the browser will render itself. */
export function preloadFrame(): void {
  Top.preload();
  Footer.preload();
}
