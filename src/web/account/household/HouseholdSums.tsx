import CalendarPlus from "lucide-react/icons/calendar-plus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { accountCalendarPath, accountContractPath } from "#domain/addresses/household-paths.ts";
import { formatMonth } from "#domain/calendar/format-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { HouseholdTimeline } from "#domain/household/household-timeline.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { householdTexts as texts } from "./household.texts.sv.ts";
import styles from "./HouseholdSums.module.css";

/** Of a month as it is today, of the coming year, and month by month. */
export const HouseholdSums = ({
  timeline: { monthlyOre, upcomingOre, yearOre, months },
}: {
  readonly timeline: HouseholdTimeline;
}) => (
  <div className={styles["sums"]}>
    <p className={styles["sum"]}>
      <span>{texts.sum.together}</span>
      <span className={styles["sumPrice"]}>
        <strong className={styles["total"]}>{formatKr(monthlyOre)}</strong>{" "}
        <span className={styles["sub"]}>{texts.sum.perMonth}</span>
      </span>
    </p>
    {upcomingOre > 0 ? <p className={styles["sub"]}>{texts.sum.upcoming(upcomingOre)}</p> : null}
    <details className={styles["months"]}>
      <summary>
        {texts.sum.year(yearOre)}. <span className={styles["more"]}>{texts.sum.months}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.sum.month}</th>
            <th scope="col">{texts.sum.cost}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, ore }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(month)}</th>
              <td>{formatKr(ore)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </div>
);

/** What can be done with all of it, and beside that a note. */
export const HouseholdFoot = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles["foot"]}>
    <LinkButton href={accountCalendarPath()} look="secondary" size="small">
      <Icon of={CalendarPlus} size={20} />
      {texts.addToCalendar}
    </LinkButton>
    <a className={styles["add"]} href={accountContractPath()}>
      <Icon of={Plus} size={20} />
      <span>{texts.add}</span>
    </a>
    {children === undefined ? null : <p className={styles["note"]}>{children}</p>}
  </div>
);
