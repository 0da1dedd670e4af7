import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import X from "lucide-react/icons/x";
import type { ApplicationView } from "#domain/application/application-view.ts";
import { formatShortWeekday } from "#domain/calendar/format-date.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { classNames } from "#ui/primitives/class-names.ts";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import styles from "./AnswerDays.module.css";
import { applicationTexts as texts } from "./application.texts.sv.ts";
import { describeTime } from "./describe-application.ts";
import { listDays, type MarkKind } from "./list-days.ts";

const MARKS = { offered: Check, needed: CircleHelp, declined: X, waiting: CircleDashed } as const satisfies Record<
  MarkKind,
  unknown
>;

interface AnswerDaysProps {
  readonly application: ApplicationView;
  readonly nowMs: number;
}

/** When each provider answered, and when the last answers are awaited: a list of days, on a wire where there is room for it. */
export const AnswerDays = ({ application, nowMs }: AnswerDaysProps) => (
  <Card className={styles["card"]}>
    <div className={styles["head"]}>
      <h3 className={styles["heading"]}>{texts.days.heading}</h3>
      <p className={styles["updated"]}>{texts.days.updated(describeTime(application.changedAtMs, nowMs))}</p>
    </div>
    <ol className={styles["days"]}>
      {listDays(application, nowMs).map(({ day, isToday, marks }) => (
        <li key={day} className={classNames(styles["day"], isToday && styles["today"])}>
          <p className={styles["date"]}>{isToday ? texts.days.today(shortDay(day)) : formatShortWeekday(day)}</p>
          <ul className={styles["marks"]}>
            {marks.map(({ providerName, kind }) => (
              <Mark key={providerName} providerName={providerName} kind={kind} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </Card>
);

function Mark({ providerName, kind }: { readonly providerName: string; readonly kind: MarkKind }) {
  const Icon = MARKS[kind];
  return (
    <li className={styles["mark"]}>
      <span className={classNames(styles["dot"], styles[kind])} aria-hidden="true">
        <Icon size={14} strokeWidth={2.6} />
      </span>
      {providerName}
      <VisuallyHidden>{`, ${texts.days.kinds[kind]}`}</VisuallyHidden>
    </li>
  );
}

/** "14 nov" of "lör 14 nov". */
const shortDay = (day: string): string => formatShortWeekday(day).replace(/^\S+ /, "");
