import { useRouteLoaderData } from "react-router";
import { type Consent, grants, PRODUCT } from "#domain/consent/consent.ts";
import { useTexts } from "#ui/texts/use-texts.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { cookieSettingsPath } from "#domain/addresses/content-paths.ts";
import { thirdPartyFramePath } from "#domain/addresses/site-paths.ts";
import { reviewTexts } from "./reviews.texts.sv.ts";
import styles from "./ReviewWidget.module.css";

/**
 * What customers have written, shown by the company that keeps it. Nothing of it is fetched before consent; the page's
 * script does so (`run-reviews.ts`) and shows one of the parts below. Without script the first of them stays.
 */
export function ReviewWidget() {
  const texts = useTexts(reviewTexts);
  const consent = useRouteLoaderData<{ consent: Consent | undefined }>("root")?.consent;
  const isAllowed = grants(consent, PRODUCT);
  return (
    // The script may have been quicker than React, on the pages that have both.
    <section data-reviews={thirdPartyFramePath("omdomen")} suppressHydrationWarning>
      <Card className={styles["card"]}>
        <h2 className={styles["heading"]}>{texts.heading}</h2>
        <div className={styles["body"]} role="status">
          <div data-view="consent" hidden={isAllowed} suppressHydrationWarning>
            <p>{texts.needsConsent}</p>
            <p>
              <a className={styles["allow"]} href={cookieSettingsPath()}>
                {texts.allow}
              </a>
            </p>
          </div>
          <p data-view="loading" className={styles["loading"]} hidden={!isAllowed} suppressHydrationWarning>
            {texts.loading}
          </p>
          <p data-view="blocked" hidden suppressHydrationWarning>
            {texts.blocked}
          </p>
        </div>
        <div data-view="widget" hidden suppressHydrationWarning>
          <p className={styles["selection"]}>{texts.selection}</p>
          <div className={styles["widget"]} data-review-widget="" suppressHydrationWarning />
        </div>
      </Card>
    </section>
  );
}
