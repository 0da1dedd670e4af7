import { formatMoment } from "#domain/calendar/format-date.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { CookieChoice, FetchConsent } from "#http/contract/account-services.ts";
import { Button } from "#ui/primitives/Button.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import { cookieSettingsPath } from "#domain/addresses/content-paths.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import styles from "./Details.module.css";
import { DETAILS_FIELDS } from "./details-fields.ts";
import { consentLevel, detailsTexts } from "./details.texts.sv.ts";

const texts = detailsTexts.consents;

interface ConsentsCardProps {
  readonly cookies: readonly CookieChoice[];
  readonly fetches: readonly FetchConsent[];
}

/** What was agreed to, when and with which text; withdrawn as easily as it was given. */
export const ConsentsCard = ({ cookies, fetches }: ConsentsCardProps) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    <Cookies choices={cookies} />
    <section className={styles["part"]}>
      <h3 className={styles["partTitle"]}>{texts.fetches}</h3>
      {fetches.length === 0 ? <p className={accountStyles["small"]}>{texts.noFetches}</p> : null}
      <ul className={styles["consents"]}>
        {fetches.map((consent) => (
          <li key={consent.fetchId} className={styles["consent"]}>
            <FetchedUnder consent={consent} />
          </li>
        ))}
      </ul>
    </section>
  </Card>
);

function Cookies({ choices: [now, ...earlier] }: { readonly choices: readonly CookieChoice[] }) {
  return (
    <section className={styles["part"]}>
      <h3 className={styles["partTitle"]}>{texts.cookies}</h3>
      {now ? (
        <p>
          {consentLevel(now.consent)}
          <span className={styles["when"]}>{texts.chose(formatMoment(now.atMs))}</span>
        </p>
      ) : (
        <p className={accountStyles["small"]}>{texts.none}</p>
      )}
      <p>
        <a className={accountStyles["link"]} href={cookieSettingsPath({ pathname: accountDetailsPath(), search: "" })}>
          {texts.change}
        </a>
      </p>
      {earlier.length > 0 ? (
        <details className={styles["agreedText"]}>
          <summary>{texts.earlier}</summary>
          <ul>
            {earlier.map(({ consent, atMs }) => (
              <li key={atMs}>
                {consentLevel(consent)}
                <span className={styles["when"]}>{texts.chose(formatMoment(atMs))}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function FetchedUnder({ consent }: { readonly consent: FetchConsent }) {
  const { fetchId, product, providerName, consentedAtMs, consentText, consentWithdrawnAtMs, isHeld } = consent;
  return (
    <>
      <p>
        {texts.fetched(capitalize(product), providerName)}
        <span className={styles["when"]}>{texts.given(formatMoment(consentedAtMs))}</span>
        {consentWithdrawnAtMs === undefined ? null : (
          <span className={styles["when"]}>{texts.withdrawn(formatMoment(consentWithdrawnAtMs))}</span>
        )}
      </p>
      {consentText === "" ? null : (
        <details className={styles["agreedText"]}>
          <summary>{texts.agreedText}</summary>
          <p>{consentText}</p>
        </details>
      )}
      {isHeld ? (
        <form method="post" action={accountDetailsPath()}>
          <Button isSubmit look="secondary" size="small" name={DETAILS_FIELDS.consent} value={fetchId}>
            <span aria-hidden="true">{texts.withdraw}</span>
            <VisuallyHidden>{texts.withdrawFrom(providerName)}</VisuallyHidden>
          </Button>
        </form>
      ) : null}
    </>
  );
}
