import type { ReactNode } from "react";
import type { TextEventKind } from "#domain/text/edited-text.ts";
import { historyTexts } from "./text-history.texts.sv.ts";
import styles from "./TextHistory.module.css";

export interface ShownEvent {
  readonly kind: TextEventKind;
  readonly author: string;
  readonly isOwn: boolean;
  readonly from: string;
  readonly to: string;
  /** ISO 8601. */
  readonly time: string;
}

interface TextHistoryProps {
  readonly events: readonly ShownEvent[];
  /** What can be done with one of them. */
  readonly action?: (event: ShownEvent) => ReactNode;
}

/** Who changed a text, when, from what to what; newest first. */
export const TextHistory = ({ events, action }: TextHistoryProps) =>
  events.length === 0 ? (
    <p>{historyTexts.none}</p>
  ) : (
    <ol className={styles["events"]}>
      {events.map((event, index) => (
        <li key={index}>
          <Event {...event} />
          {action?.(event)}
        </li>
      ))}
    </ol>
  );

const Event = ({ kind, author, isOwn, from, to, time }: ShownEvent) => (
  <>
    <p className={styles["who"]}>
      <strong>{historyTexts.by(historyTexts.done[kind], isOwn ? historyTexts.you : historyTexts.other(author))}</strong>
      <time dateTime={time}>{formatTime(time)}</time>
    </p>
    <p className={styles["change"]}>
      {historyTexts.from}
      <del className={styles["from"]}>{from}</del>
    </p>
    <p className={styles["change"]}>
      {historyTexts.to}
      <ins className={styles["to"]}>{to}</ins>
    </p>
  </>
);

const swedish = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Stockholm",
});

const formatTime = (time: string): string => swedish.format(new Date(time));
