import { formatShortMoment } from "#domain/calendar/format-date.ts";
import type { DeskCase } from "#http/contract/desk-services.ts";
import { textByKey } from "#ui/texts/text-by-key.ts";
import { useNouns } from "#ui/texts/use-texts.ts";
import { foldReadings } from "./fold-readings.ts";
import styles from "#web/staff/frame/Desk.module.css";
import { deskTexts as texts } from "./desk.texts.sv.ts";

/** Everything that has happened to an order, the last first. */
export function CaseTimeline({ events }: Pick<DeskCase, "events">) {
  const nameEvent = useNouns((kind: string) => textByKey(texts.events, kind));
  // In the middle of a sentence.
  const describeDetail = useNouns((detail: string) => `: ${textByKey(texts.details, detail)}`);
  return (
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
                <strong>{nameEvent(kind)}</strong>
                {detail ? describeDetail(detail) : null}
                {count > 1 ? texts.times(count) : null}
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
