import type { BannerView } from "#domain/consent/consent-banner.ts";
import type { Consent } from "#domain/consent/consent.ts";
import { useRendering } from "#web/shell/page/render-context.ts";
import { BannerForm } from "./BannerForm.tsx";
import { BANNER_TITLE_ID } from "./banner-marks.ts";
import bannerCss from "./ConsentBanner.module.css?inline";
import categoriesCss from "./ConsentCategories.module.css?inline";
import styles from "./ConsentBanner.module.css";

export interface BannerRegionProps {
  readonly view: BannerView;
  readonly consent: Consent | undefined;
}

/** In the page itself, so that visitors who have answered load none of it. */
export const BannerStyle = () => (
  <style nonce={useRendering().nonce} dangerouslySetInnerHTML={{ __html: bannerCss + categoriesCss }} />
);

export const BannerRegion = ({ view, consent }: BannerRegionProps) => (
  <section className={styles["region"]} aria-labelledby={BANNER_TITLE_ID[view]} data-consent={view}>
    <BannerForm view={view} consent={consent} />
  </section>
);
