import { formatMonth } from "#domain/calendar/format-date.ts";
import type { CompetitionMonthInDetail } from "#http/contract/competition-services.ts";
import { competitionPath } from "#domain/addresses/content-paths.ts";
import { competitionEntryTexts as texts } from "./competition-entry.texts.sv.ts";
import styles from "./CompetitionPage.module.css";
import { MonthFacts } from "./MonthFacts.tsx";

/** One complete month: all data that a person needs to verify the draw, ready to copy. */
export const DrawnList = ({ month }: { readonly month: CompetitionMonthInDetail }) => (
  <>
    <p>
      <a href={competitionPath()}>{texts.back}</a>
    </p>
    <h1>{texts.ticketsTitle(formatMonth(month.month))}</h1>
    <MonthFacts month={month} />
    {month.drawn ? (
      <ol className={styles["tickets"]} start={0}>
        {month.tickets.map((ticket) => (
          <li key={ticket} className={styles["code"]}>
            {ticket}
          </li>
        ))}
      </ol>
    ) : (
      <p>{texts.notDrawn}</p>
    )}
  </>
);
