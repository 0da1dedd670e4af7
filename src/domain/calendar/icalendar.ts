/** A calendar as programs subscribe to it (RFC 5545). Pure: the same calendar is the same text. */
export interface CalendarContent {
  readonly name: string;
  /** How often a program should ask again, in days. */
  readonly refreshDays: number;
  readonly events: readonly CalendarEvent[];
}

/** Something of a whole day. */
export interface CalendarEvent {
  /** The same each time for the same event, and another for every other. */
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The day since when this is known. */
  readonly knownOn: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** How many days before a program should remind; none by default. */
  readonly alarmDays?: number | undefined;
}

const PRODUCER = "-//Sparv//Household//SV";

export const writeCalendar = ({ name, refreshDays, events }: CalendarContent): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCER}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:P${refreshDays}D`,
    `X-PUBLISHED-TTL:P${refreshDays}D`,
    ...events.flatMap(writeEvent),
    "END:VCALENDAR",
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join("");

const writeEvent = (event: CalendarEvent): string[] => [
  "BEGIN:VEVENT",
  `UID:${event.uid}`,
  `DTSTAMP:${basicDay(event.knownOn)}T000000Z`,
  `DTSTART;VALUE=DATE:${basicDay(event.day)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `URL:${event.url}`,
  // A day with a date to remember is not a day that is taken.
  "TRANSP:TRANSPARENT",
  ...(event.alarmDays === undefined ? [] : writeAlarm(event, event.alarmDays)),
  "END:VEVENT",
];

const writeAlarm = ({ summary }: CalendarEvent, days: number): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-P${days}D`,
  "END:VALARM",
];

const basicDay = (day: string): string => day.replaceAll("-", "");

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A line goes on in the next one after a space. It is counted in octets and never cut within a character. */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
