import { formatLongDate, formatMoment, formatMonth } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { CompetitionMonth } from "#http/contract/competition-services.ts";
import { Card } from "#ui/primitives/Card.tsx";
import { competitionMonthPath } from "#domain/addresses/content-paths.ts";
import { competitionEntryTexts as texts } from "./competition-entry.texts.sv.ts";
import styles from "./CompetitionPage.module.css";
import { MonthFacts } from "./MonthFacts.tsx";

/** What is promised and what is drawn, month by month. */
export const CompetitionMonths = ({ months }: { readonly months: readonly CompetitionMonth[] }) => (
  <section className={styles["part"]}>
    <h2>{texts.monthsTitle}</h2>
    {months.length === 0 ? <p>{texts.noMonths}</p> : null}
    {months.map((month) => (
      <Card key={month.month} className={styles["card"]}>
        <h3>{texts.month(formatMonth(month.month))}</h3>
        <p>
          {month.drawn
            ? texts.drawn(formatMoment(month.drawn.drawnAtMs), month.drawn.ticketCount)
            : texts.drawnLater(formatLongDate(swedishDate(month.drawAtMs)))}
        </p>
        <MonthFacts month={month} />
        {month.drawn ? (
          <p>
            <a href={competitionMonthPath(month.month)}>{texts.showMonth(formatMonth(month.month))}</a>
          </p>
        ) : null}
      </Card>
    ))}
  </section>
);
