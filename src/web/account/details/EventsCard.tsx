import type { LucideIcon } from "lucide-react";
import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Bot from "lucide-react/icons/bot";
import Headset from "lucide-react/icons/headset";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { accountDetailsPath } from "#domain/addresses/account-paths.ts";
import {
  DATA_DIRECTIONS,
  type DataDirection,
  type DataEvent,
  EVENT_KINDS,
  isByAgent,
  storedUntil,
} from "#domain/my-data/data-event.ts";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Card } from "#ui/primitives/Card.tsx";
import accountStyles from "#web/account/frame/AccountPage.module.css";
import { DETAILS_FIELDS, DIRECTION_VALUES } from "./details-fields.ts";
import styles from "./EventsCard.module.css";
import { eventsTexts as texts, eventText, eventTitle } from "./events.texts.sv.ts";

interface EventsCardProps {
  readonly events: readonly DataEvent[];
  readonly direction: DataDirection | undefined;
  readonly page: number;
  readonly hasOlder: boolean;
}

/** What was fetched about the person, given to others and read by staff, day by day. Filters and pages are links. */
export const EventsCard = ({ events, direction, page, hasOlder }: EventsCardProps) => (
  <Card className={accountStyles["card"]}>
    <h2 className={accountStyles["heading"]}>{texts.heading}</h2>
    <nav aria-label={texts.filter}>
      <ul className={styles["filter"]}>
        {[undefined, ...DATA_DIRECTIONS].map((each) => (
          <li key={each ?? "all"}>
            <a className={styles["chip"]} href={hrefOf(each, 1)} aria-current={each === direction ? "true" : undefined}>
              {each === undefined ? texts.all : texts.directions[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {events.length === 0 ? (
      <p className={accountStyles["small"]}>{direction === undefined && page === 1 ? texts.empty : texts.emptyHere}</p>
    ) : null}
    {byDay(events).map(([day, ofDay]) => (
      <section key={day}>
        <h3 className={styles["day"]}>{formatLongDate(day)}</h3>
        <ul>
          {ofDay.map((event) => (
            <EventRow key={event.eventId} event={event} />
          ))}
        </ul>
      </section>
    ))}
    {page > 1 ? (
      <p>
        <a className={accountStyles["link"]} href={hrefOf(direction, page - 1)}>
          {texts.newer}
        </a>
      </p>
    ) : null}
    {hasOlder ? (
      <p>
        <a className={accountStyles["link"]} href={hrefOf(direction, page + 1)}>
          {texts.older}
        </a>
      </p>
    ) : null}
  </Card>
);

const ICONS: Readonly<Record<DataDirection, LucideIcon>> = {
  received: ArrowDownLeft,
  given: ArrowUpRight,
  read: Headset,
};

function EventRow({ event }: { readonly event: DataEvent }) {
  const { direction } = EVENT_KINDS[event.kind];
  const isAgent = isByAgent(event.kind);
  return (
    <li className={styles["event"]}>
      <span className={direction === "given" || isAgent ? styles["iconGiven"] : styles["icon"]}>
        <Icon of={isAgent ? Bot : ICONS[direction]} />
      </span>
      <p className={styles["title"]}>{eventTitle(event)}</p>
      <div className={styles["text"]}>
        <p>{eventText(event)}</p>
        <p>{texts.until(formatLongDate(storedUntil(event)))}</p>
        {event.parties.length > 1 ? (
          <details className={styles["parties"]}>
            <summary>{texts.who}</summary>
            <p>{event.parties.join(", ")}</p>
          </details>
        ) : null}
      </div>
      <p className={styles["meta"]}>{texts.meta(TIME.format(event.atMs), event.kind)}</p>
    </li>
  );
}

const TIME = new Intl.DateTimeFormat("sv-SE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Stockholm" });

function hrefOf(direction: DataDirection | undefined, page: number): string {
  const query = new URLSearchParams();
  if (direction !== undefined) query.set(DETAILS_FIELDS.show, DIRECTION_VALUES[direction]);
  if (page > 1) query.set(DETAILS_FIELDS.page, `${page}`);
  return query.size === 0 ? accountDetailsPath() : `${accountDetailsPath()}?${query.toString()}`;
}

function byDay(events: readonly DataEvent[]): [string, DataEvent[]][] {
  const days = new Map<string, DataEvent[]>();
  for (const event of events) {
    const day = swedishDate(event.atMs);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}
