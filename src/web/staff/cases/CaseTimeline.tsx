import { formatShortMoment } from "#domain/calendar/format-date.ts";
import type { DeskCase } from "#http/contract/desk-services.ts";
import { textByKey } from "#ui/texts/text-by-key.ts";
import { foldReadings } from "./fold-readings.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts as texts } from "./desk.texts.sv.ts";

/** Everything that has happened to an order, the last first. */
export const CaseTimeline = ({ events }: Pick<DeskCase, "events">) => (
  <section className={styles["card"]}>
    <h2>{texts.timeline}</h2>
    <ol className={styles["timeline"]}>
      {foldReadings(events)
        .toReversed()
        .map(({ atMs, kind, detail, count }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two events may be alike in everything
          <li key={at}>
            <time className={styles["fine"]} dateTime={new Date(atMs).toISOString()}>
              {formatShortMoment(atMs)}
            </time>
            <span>
              <strong>{textByKey(texts.events, kind)}</strong>
              {detail ? `: ${textByKey(texts.details, detail)}` : null}
              {count > 1 ? texts.times(count) : null}
            </span>
          </li>
        ))}
    </ol>
  </section>
);
