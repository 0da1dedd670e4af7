import type { BannerView } from "#domain/consent/consent-banner.ts";
import type { Consent } from "#domain/consent/consent.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { BannerForm } from "./BannerForm.tsx";
import { BANNER_TITLE_ID } from "./banner-marks.ts";
import bannerCss from "./ConsentBanner.module.css?inline";
import categoriesCss from "./ConsentCategories.module.css?inline";
import styles from "./ConsentBanner.module.css";

interface ConsentBannerProps {
  readonly view: BannerView;
  readonly consent: Consent | undefined;
}

/**
 * First in the page, so that a keyboard and a screen reader reach it first; a region, not a dialog: the page can be read
 * and used beside it. Rendered by the server alone. React does not touch its markup at hydration: the
 * script of the page (`run-banner.ts`) handles it, with and without hydration alike.
 */
export const ConsentBanner = (props: ConsentBannerProps) =>
  import.meta.env.SSR ? (
    <Region {...props} />
  ) : (
    <section dangerouslySetInnerHTML={AS_IT_CAME} suppressHydrationWarning />
  );

const AS_IT_CAME = { __html: "" };

/** Includes its own style, so that visitors who have answered load none of it. */
const Region = ({ view, consent }: ConsentBannerProps) => (
  <section className={styles["region"]} aria-labelledby={BANNER_TITLE_ID[view]} data-consent={view}>
    <style nonce={useRendering().nonce} dangerouslySetInnerHTML={{ __html: bannerCss + categoriesCss }} />
    <BannerForm view={view} consent={consent} />
  </section>
);
