import { type SavedEvent, type SavedSoFar, sumOf } from "#domain/account/saved-events.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { Price } from "#ui/primitives/Price.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountSavedPath } from "#domain/addresses/account-paths.ts";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { withDemoMark } from "./demo-mark.ts";
import styles from "./SavedCard.module.css";
import { savedTexts as texts } from "./sections.texts.sv.ts";

interface SavedCardProps {
  readonly saved: SavedSoFar;
  /** Among other cards: with a heading, and a link to all of it. */
  readonly isShort?: boolean;
}

/** Switches with a filled dot and in the sum; what a comparison only showed with a hollow one. */
export const SavedCard = ({ saved, isShort }: SavedCardProps) => (
  <Card>
    {isShort ? (
      <div className={accountStyles["sectionHead"]}>
        <h2 className={accountStyles["heading"]}>{texts.title}</h2>
        <a href={accountSavedPath()}>
          {accountTexts.showAll}
          <VisuallyHidden> {texts.title}</VisuallyHidden>
        </a>
      </div>
    ) : null}
    <ol className={styles["events"]}>
      {saved.events.map((event) => (
        <li key={event.eventId} className={classNames(styles["event"], event.kind === "seen" && styles["seen"])}>
          <span className={styles["day"]}>{formatLongDate(swedishDate(event.atMs))}</span>
          <span>{withDemoMark(whatHappened(event), event)}</span>
          <span className={styles["amount"]}>{amountOf(event)}</span>
        </li>
      ))}
    </ol>
    {/* A sum is shown only under all of its addends. */}
    {saved.totalOre > 0 && sumOf(saved.events) === saved.totalOre ? (
      <p className={styles["sum"]}>
        <span>{texts.total}</span>
        <Price value={saved.totalOre} unit="ore-year" isMedium />
      </p>
    ) : null}
  </Card>
);

const whatHappened = ({ kind, providerName, product }: SavedEvent): string =>
  kind === "switched" ? texts.switched(providerName ?? capitalize(product)) : texts.seen(product);

function amountOf({ kind, yearlyOre, startsOn }: SavedEvent): string {
  if (kind === "seen") return yearlyOre === undefined ? texts.nothing : texts.possible(formatFee(yearlyOre, "year"));
  if (yearlyOre === undefined) return texts.unknown;
  const amount = yearlyOre < 0 ? texts.dearer(formatFee(-yearlyOre, "year")) : formatFee(yearlyOre, "year");
  return startsOn === undefined ? amount : texts.later(amount, formatLongDate(startsOn));
}
