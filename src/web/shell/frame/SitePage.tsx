import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { PageFrame } from "#ui/layout/PageFrame.tsx";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { useShownSession } from "#web/shell/session/shown-session.ts";
import type { TextsOfPage } from "#web/shell/texts/texts-in.ts";
import type { BannerKind } from "#web/browser/banner-events.ts";
import { frameTexts } from "./frame.texts.sv.ts";
import { ServerRenderedPart } from "./ServerRenderedPart.tsx";
import type { SiteTopProps } from "./SiteTop.tsx";

interface SitePageProps {
  /** What stands above the header until an event says otherwise; nothing on a page that tells of an error. */
  readonly banner?: BannerKind | "none";
  /** Instead of the site's own header, and of what stands above it. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

const LazyTop = lazyWithReload<SiteTopProps>(() => import("./SiteTop.tsx").then((part) => part.SiteTop));
const LazyFooter = lazyWithReload(() => import("./SiteFooter.tsx").then((part) => part.SiteFooter));

// What must be waited for would not be drawn on the server; and whoever writes the code sees changes at once.
const Top = import.meta.env.SSR || import.meta.env.DEV ? (await import("./SiteTop.tsx")).SiteTop : LazyTop;
const Footer = import.meta.env.SSR || import.meta.env.DEV ? (await import("./SiteFooter.tsx")).SiteFooter : LazyFooter;

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
        // The way to the cookie settings leads back to the same address.
        <ServerRenderedPart version={top + search}>
          <Footer />
        </ServerRenderedPart>
      }
    >
      {children}
    </PageFrame>
  );
}

/** Ahead of a page with this frame that the browser will draw itself. */
export function preloadFrame(): void {
  LazyTop.preload();
  LazyFooter.preload();
}
