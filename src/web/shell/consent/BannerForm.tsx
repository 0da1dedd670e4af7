import { useLocation } from "react-router";
import type { BannerView } from "#domain/consent/consent-banner.ts";
import type { Consent } from "#domain/consent/consent.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { cookiePolicyPath } from "#domain/addresses/content-paths.ts";
import { BANNER_TITLE_ID, type BannerChoice } from "./banner-marks.ts";
import styles from "./ConsentBanner.module.css";
import { ConsentCategories } from "./ConsentCategories.tsx";
import { consentCallPath } from "#domain/addresses/consent-call-paths.ts";
import { consentStateTexts, consentTexts } from "./consent.texts.sv.ts";

interface BannerFormProps {
  readonly view: BannerView;
  /** The earlier choice. */
  readonly consent: Consent | undefined;
}

/** A plain form: every button works without script. Both views are there, one of them hidden. */
export function BannerForm({ view, consent }: BannerFormProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <form className={styles["form"]} method="post" action={consentCallPath()} autoComplete="off">
        <input type="hidden" name="return" value={pathname + search} />
        <div className={styles["notice"]} data-view="notice" hidden={view !== "notice"}>
          <Notice consent={consent} />
        </div>
        <div className={styles["settings"]} data-view="settings" hidden={view !== "settings"}>
          <Settings consent={consent} />
        </div>
        <p className={styles["problem"]} role="alert" data-problem hidden>
          {consentStateTexts.notSaved}
        </p>
      </form>
      {/* Stays when the form is removed, and is then read out. */}
      <p className={styles["status"]} role="status" data-saved={consentStateTexts.saved} />
    </>
  );
}

const Notice = ({ consent }: Pick<BannerFormProps, "consent">) => (
  <>
    <div className={styles["text"]}>
      <h2 className={styles["title"]} id={BANNER_TITLE_ID.notice}>
        {consentTexts.notice.title}
      </h2>
      <p>
        {consentTexts.notice.description} <a href={cookiePolicyPath()}>{consentTexts.notice.readMore}</a>
      </p>
      {consent ? (
        <p className={styles["current"]}>
          {consentStateTexts.current(consent.map((category) => consentTexts.categories[category - 1]?.name ?? ""))}
        </p>
      ) : null}
    </div>
    <div className={styles["buttons"]}>
      <Choice choice="settings" label={consentTexts.notice.settings} />
      <Choice choice="necessary" label={consentTexts.notice.necessaryOnly} />
      <Choice choice="all" label={consentTexts.notice.acceptAll} />
    </div>
  </>
);

const Settings = ({ consent }: Pick<BannerFormProps, "consent">) => (
  <>
    <div className={styles["text"]}>
      <h2 className={styles["title"]} id={BANNER_TITLE_ID.settings} tabIndex={-1}>
        {consentTexts.settings.title}
      </h2>
      <p>{consentTexts.settings.description}</p>
    </div>
    <ConsentCategories consent={consent} />
    <div className={styles["buttons"]}>
      <Choice choice="all" label={consentTexts.settings.acceptAll} />
      <Choice choice="save" label={consentTexts.settings.save} />
    </div>
  </>
);

/** All alike: refusing is as easy as accepting (addendum A). */
const Choice = ({ choice, label }: { readonly choice: BannerChoice; readonly label: string }) => (
  <Button isSubmit look="secondary" name="choice" value={choice}>
    {label}
  </Button>
);
