import { formatMoment } from "#domain/calendar/format-date.ts";
import type { CompetitionMonth } from "#http/contract/competition-services.ts";
import { competitionEntryTexts as texts } from "./competition-entry.texts.sv.ts";
import styles from "./CompetitionPage.module.css";

/** The data for verifying a draw. */
export const MonthFacts = ({ month: { seedHash, committedAtMs, drawn } }: { readonly month: CompetitionMonth }) => (
  <dl className={styles["facts"]}>
    <div>
      <dt>{texts.seedHash}</dt>
      <dd className={styles["code"]}>{seedHash}</dd>
      <dd className={styles["fine"]}>{texts.committed(formatMoment(committedAtMs))}</dd>
    </div>
    {drawn ? (
      <>
        <div>
          <dt>{texts.seed}</dt>
          <dd className={styles["code"]}>{drawn.seed}</dd>
        </div>
        <div>
          <dt>{texts.winner}</dt>
          <dd className={drawn.winnerTicket === undefined ? undefined : styles["code"]}>
            {drawn.winnerTicket ?? texts.noWinner}
          </dd>
        </div>
      </>
    ) : null}
  </dl>
);
