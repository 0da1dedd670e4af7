import type { CalendarContent, CalendarEvent } from "#domain/calendar/icalendar.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { HeldContract } from "./held-contract.ts";
import { householdCalendarTexts as texts } from "./household-calendar.texts.sv.ts";
import { type HouseholdMark, isSeparateNotice, marksOf } from "./household-timeline.ts";

interface CalendarSetup {
  /** The page that the events lead to. */
  readonly url: string;
  /** Ids of the events: another for each value, and what it is made of cannot be read from it. */
  eventKey(value: string): string;
}

/** A week is time to compare and to give notice. */
const ALARM_DAYS = 7;

/** The days of all agreements. What an agreement is about is left out: calendars are shared and shown to others. */
export const householdCalendar = (contracts: readonly HeldContract[], setup: CalendarSetup): CalendarContent => ({
  name: texts.calendarName,
  refreshDays: 1,
  events: contracts.flatMap((contract) => daysOf(contract).map((mark) => eventOf(contract, mark, setup))),
});

/** In a calendar the last day to give notice is a day of its own, also when it is the day before. */
function daysOf(contract: HeldContract): HouseholdMark[] {
  const { noticeBy } = contract;
  const marks = marksOf(contract);
  return noticeBy === undefined || isSeparateNotice(contract) ? marks : [{ kind: "notice", date: noticeBy }, ...marks];
}

function eventOf(contract: HeldContract, { kind, date }: HouseholdMark, setup: CalendarSetup): CalendarEvent {
  const { heldId, product, providerName, knownOn } = contract;
  const name = texts.name(capitalize(product), providerName);
  return {
    uid: `${setup.eventKey(`${heldId} ${kind}`)}@sparv`,
    day: date,
    knownOn,
    summary: texts.summaries[kind](name),
    description: [...detailsOf(contract, kind), texts.go].join(" "),
    url: setup.url,
    alarmDays: kind === "notice" ? ALARM_DAYS : undefined,
  };
}

function detailsOf(contract: HeldContract, kind: HouseholdMark["kind"]): string[] {
  const { noticeBy, nextMonthlyOre, nextIncreaseOre } = contract;
  if (kind === "renews" && noticeBy !== undefined) return [texts.noticeBy(noticeBy)];
  if (kind !== "campaign" && kind !== "binding") return [];
  if (nextMonthlyOre !== undefined) return [texts.next(nextMonthlyOre)];
  return nextIncreaseOre === undefined ? [] : [texts.more(nextIncreaseOre)];
}
