import { CompetitionSignUp } from "#web/shell/competition/CompetitionSignUp.tsx";
import { NewsletterSignUp } from "#web/shell/newsletter/NewsletterSignUp.tsx";
import { UnusualLogin } from "#web/shell/login/UnusualLogin.tsx";
import type { BannerKind } from "#web/browser/banner-events.ts";
import { HeaderBanner } from "./HeaderBanner.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

export interface SiteTopProps {
  readonly banner: BannerKind | "none";
}

/** The banner and header above the page. Reached through SitePage only. */
export const SiteTop = ({ banner }: SiteTopProps) => (
  <>
    {banner === "none" ? null : (
      <HeaderBanner kind={banner} newsletter={<NewsletterSignUp />} competitionSignUp={<CompetitionSignUp />} />
    )}
    <SiteHeader />
    <UnusualLogin />
  </>
);
