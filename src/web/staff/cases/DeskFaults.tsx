import { formatMoment } from "#domain/calendar/format-date.ts";
import type { DeskFault } from "#http/contract/desk-services.ts";
import { deskTexts } from "./desk.texts.sv.ts";
import styles from "#web/staff/frame/Desk.module.css";

const texts = deskTexts.faults;

/** What is known of the faults that a customer saw, by the reference on the page of one. */
export const DeskFaults = ({ faults }: { readonly faults: readonly DeskFault[] }) => (
  <section className={styles["part"]} role="status">
    <h2>{faults.length === 0 ? texts.nothing : texts.found(faults.length)}</h2>
    {faults.length === 0 ? <p>{texts.nothingLead}</p> : null}
    <ul className={styles["list"]}>
      {faults.map(({ traceId, kind, route, status, happenedAtMs }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two faults may be alike in everything
        <li key={at} className={styles["row"]}>
          <span className={styles["head"]}>{formatMoment(happenedAtMs)}</span>
          <span>{texts.kinds[kind]}</span>
          <span>{texts.answer(status, route)}</span>
          <span>
            {texts.trace} <code className={styles["code"]}>{traceId}</code>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
