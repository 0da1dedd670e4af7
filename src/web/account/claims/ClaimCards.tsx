import Check from "lucide-react/icons/check";
import Phone from "lucide-react/icons/phone";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ClaimHelp } from "#domain/claims/claim-help.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import { phoneLink } from "#domain/addresses/site-paths.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { LogoTile } from "#ui/primitives/LogoTile.tsx";
import { NewTabLink } from "#ui/primitives/NewTabLink.tsx";
import pageStyles from "#web/account/frame/AccountPage.module.css";
import { PhoneLink } from "#web/shell/phones/PhoneLink.tsx";
import styles from "./Claims.module.css";
import { claimsTexts as texts } from "./claims.texts.sv.ts";

interface HelpProps {
  readonly help: ClaimHelp;
}

/** Whom to call first, then what to do; beside it what the call is about. */
export const ClaimCards = ({ help, isCopy }: HelpProps & { readonly isCopy: boolean }) => (
  <div className={pageStyles["columns"]}>
    <div className={pageStyles["column"]}>
      {help.startsOn === undefined ? null : (
        <AlertBanner tone="notice">{texts.notStarted(formatLongDate(help.startsOn))}</AlertBanner>
      )}
      <Contact help={help} />
      <Card className={styles["card"]}>
        <h2 className={styles["title"]}>{texts.steps}</h2>
        <ol className={styles["steps"]}>
          {help.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </div>
    <div className={pageStyles["column"]}>
      <Numbers help={help} />
      <Excess help={help} />
      <Card className={styles["card"]}>
        <h2 className={styles["title"]}>{texts.ready}</h2>
        <ul className={styles["ready"]}>
          {help.ready.map((line) => (
            <li key={line}>
              <Icon of={Check} size={20} />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      {isCopy ? null : <StoredNote />}
    </div>
  </div>
);

function Contact({ help: { contact, providerName, providerSlug } }: HelpProps) {
  return (
    <Card className={styles["card"]}>
      <div className={styles["head"]}>
        <h2 className={styles["title"]}>{texts.call(providerName)}</h2>
        {providerSlug === undefined ? null : <LogoTile src={providerLogoPath(providerSlug)} name={providerName} />}
      </div>
      {contact ? (
        <>
          <LinkButton href={phoneLink(contact.phone)} size="large" isFull>
            <Icon of={Phone} size={20} /> {texts.callNumber(contact.phone)}
          </LinkButton>
          <p className={styles["small"]}>{texts.hours(contact.hours)}</p>
          {contact.otherHoursPhone === undefined ? null : (
            <p className={styles["otherHours"]}>
              {texts.otherHours} <PhoneLink number={contact.otherHoursPhone} />
            </p>
          )}
          <p>
            <NewTabLink className={pageStyles["link"]} href={contact.url}>
              {texts.online}
            </NewTabLink>
          </p>
        </>
      ) : (
        <p>{texts.unreached(providerName)}</p>
      )}
    </Card>
  );
}

function Numbers({ help: { plates, providerNumber, orderNumber, providerName } }: HelpProps) {
  const rows = [
    { name: texts.plates, text: plates },
    { name: texts.providerNumber(providerName), text: providerNumber },
    { name: texts.orderNumber, text: orderNumber },
  ];
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.numbers}</h2>
      <Rows rows={rows.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]))} />
      {providerNumber === undefined ? <p className={styles["small"]}>{texts.noNumber}</p> : null}
    </Card>
  );
}

function Excess({ help: { excess, source, knownOn } }: HelpProps) {
  const day = formatLongDate(knownOn);
  return (
    <Card className={styles["card"]}>
      <h2 className={styles["title"]}>{texts.excess}</h2>
      {excess.kind === "known" ? (
        <>
          <Rows rows={excess.rows} />
          <p className={styles["small"]}>
            {source === "ordered" ? texts.excessOrdered(day) : texts.excessFetched(day)}
          </p>
        </>
      ) : (
        <p>{excess.kind === "none" ? texts.noExcess : texts.unknownExcess}</p>
      )}
    </Card>
  );
}

function Rows({ rows }: { readonly rows: readonly { readonly name: string; readonly text: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles["rows"]}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is stored, for how long, and how it is deleted. */
const StoredNote = () => (
  <section className={styles["stored"]}>
    <h2>
      <Icon of={WifiOff} size={20} /> {texts.stored.heading}
    </h2>
    <p>{texts.stored.text}</p>
  </section>
);
