import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import { CompetitionBanner } from "#web/shell/competition/CompetitionBanner.tsx";
import { CompetitionRules } from "#web/shell/competition/CompetitionRules.tsx";
import { competitionTexts } from "#web/shell/competition/competition.texts.sv.ts";
import { bigDayPath } from "#domain/addresses/content-paths.ts";
import type { BannerKind } from "#web/browser/banner-events.ts";
import { bannerTexts } from "./banner.texts.sv.ts";
import styles from "./HeaderBanner.module.css";

export interface HeaderBannerProps {
  /** The banner that is shown until an event changes it. */
  readonly kind: BannerKind;
  /** The sign-up for the newsletter; without it that banner is never shown. */
  readonly newsletter?: ReactNode;
  /** The sign-up for the competition, shown after a purchase. */
  readonly competitionSignUp?: ReactNode;
}

/** F-068: every banner is in the page, and an attribute of the document decides which is visible, so that nothing moves when it changes. */
export const HeaderBanner = ({ kind, newsletter, competitionSignUp }: HeaderBannerProps) => (
  <>
    <Banner kind="competition" shownFirst={kind} label={competitionTexts.label}>
      <CompetitionBanner signUp={competitionSignUp} />
    </Banner>
    <Banner kind="big-day" shownFirst={kind} label={bannerTexts.bigDay}>
      <p>
        {bannerTexts.bigDayText}{" "}
        <NewTabLink className={styles["link"]} href={bigDayPath()}>
          {bannerTexts.bigDayLink}
        </NewTabLink>
      </p>
    </Banner>
    {newsletter ? (
      <Banner kind="newsletter" shownFirst={kind} label={bannerTexts.newsletter}>
        <details className={styles["more"]}>
          <summary>
            {bannerTexts.newsletterText} <span className={styles["link"]}>{bannerTexts.newsletterLink}</span>
          </summary>
          {newsletter}
        </details>
      </Banner>
    ) : null}
    <CompetitionRules />
  </>
);

interface BannerProps {
  readonly kind: BannerKind;
  readonly shownFirst: BannerKind;
  readonly label: string;
  readonly children: ReactNode;
}

const Banner = ({ kind, shownFirst, label, children }: BannerProps) => (
  <aside
    className={classNames(styles["banner"], styles[kind], kind === shownFirst && styles["first"])}
    aria-label={label}
    data-banner-kind={kind}
  >
    <Wrap className={styles["row"]}>
      <div className={styles["text"]}>{children}</div>
      <button type="button" className={styles["close"]} aria-label={bannerTexts.close(label)} data-banner-close={kind}>
        <Icon of={X} size={20} />
      </button>
    </Wrap>
  </aside>
);
