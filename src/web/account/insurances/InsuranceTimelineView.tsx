import type { HeldInsurance, InsuranceTimeline, TimelineMark } from "#domain/account/insurance-timeline.ts";
import { claimPath } from "#domain/addresses/claims-paths.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { formatFee } from "#domain/format/swedish-format.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { accountTexts } from "#web/account/frame/account.texts.sv.ts";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { withDemoMark } from "#web/account/parts/demo-mark.ts";
import styles from "./InsuranceTimelineView.module.css";
import { insurancesTexts as texts } from "#web/account/parts/sections.texts.sv.ts";
import { StatusTag, type StatusTone } from "#web/account/parts/StatusTag.tsx";
import { compareHref, lookOf } from "#web/account/parts/vertical-looks.ts";

const TONES: Readonly<Record<TimelineMark["kind"], StatusTone>> = { starts: "right", renews: "info", ends: "quiet" };

interface TimelineProps {
  readonly timeline: InsuranceTimeline;
  readonly today: string;
  /** By the id of the insurance, for those with help when something has happened. */
  readonly claimIds: Readonly<Record<string, string>>;
}

/** One line of days to come, the next one first. */
export const InsuranceTimelineView = ({ timeline: { marks, undated }, today, claimIds }: TimelineProps) => (
  <>
    {marks.length > 0 ? (
      <ol className={styles["line"]}>
        <li className={styles["today"]}>{texts.today(formatLongDate(today))}</li>
        {marks.map((mark) => (
          <li key={`${mark.kind}${mark.insurance.id}`} className={styles["mark"]}>
            <p className={styles["when"]}>
              <strong>{formatLongDate(mark.date)}</strong>
              <StatusTag tone={TONES[mark.kind]}>{texts.marks[mark.kind]}</StatusTag>
            </p>
            <Insurance
              insurance={mark.insurance}
              isComparable={mark.kind === "renews"}
              claimId={claimIds[mark.insurance.id]}
            />
          </li>
        ))}
      </ol>
    ) : null}
    {undated.length > 0 ? (
      <section className={accountStyles["section"]}>
        <h2 className={accountStyles["heading"]}>{texts.undated}</h2>
        <p className={accountStyles["small"]}>{texts.undatedText}</p>
        <ul className={styles["undated"]}>
          {undated.map((insurance) => (
            <li key={insurance.id}>
              <Insurance insurance={insurance} isComparable claimId={claimIds[insurance.id]} />
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </>
);

interface InsuranceProps {
  readonly insurance: HeldInsurance;
  readonly isComparable: boolean;
  readonly claimId: string | undefined;
}

function Insurance({ insurance, isComparable, claimId }: InsuranceProps) {
  const { vertical, product, providerName, thing, yearlyFeeOre, source, knownOn, hasNotice } = insurance;
  const { Icon } = lookOf(vertical);
  const facts = [
    thing,
    yearlyFeeOre === undefined ? undefined : formatFee(yearlyFeeOre, "year"),
    source === "ordered" ? texts.ordered : texts.fetched(formatLongDate(knownOn)),
    hasNotice ? texts.notice : undefined,
  ];
  return (
    <div className={styles["insurance"]}>
      <span className={styles["icon"]} aria-hidden="true">
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <div>
        <h3 className={styles["name"]}>{texts.name(capitalize(product), providerName)}</h3>
        <p className={accountStyles["small"]}>
          {withDemoMark(facts.filter((fact) => fact !== undefined).join(" · "), insurance)}
        </p>
      </div>
      <div className={styles["links"]}>
        {isComparable ? (
          <a className={styles["link"]} href={compareHref(vertical)}>
            {texts.compare(product)}
            <VisuallyHidden> {providerName}</VisuallyHidden>
          </a>
        ) : null}
        {claimId === undefined ? null : (
          <a className={styles["link"]} href={claimPath(claimId)}>
            {accountTexts.claims}
            <VisuallyHidden> {texts.name(product, providerName)}</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  );
}
